import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

/** One text, in the order of the file names: the generator itself reads files in no fixed order. */
const sdl = readdirSync('schema')
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => readFileSync(join('schema', name), 'utf8'))
  .join('\n');

/** The types of the interface GameEvent. */
const eventKinds = [...sdl.matchAll(/^type (\w+) implements GameEvent/gm)].map(([, kind]) => kind ?? '');

/** From schema/ to resolvers/generated/: the resolvers' types, and the SDL as a module, so that no file is read at run time. */
const config: CodegenConfig = {
  schema: sdl,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  // Fields stay in the order in which they were written down.
  config: { sort: false },
  generates: {
    'resolvers/generated/sdl.ts': { plugins: ['./schema/sdlPlugin.ts'] },
    'resolvers/generated/types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#Context',
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { field: true, resolvers: true, object: true },
        immutableTypes: true,
        defaultScalarType: 'unknown',
        scalars: {
          Mana: { input: 'string', output: '../models.ts#ManaAmounts' },
          ManaCost: 'string',
          AbilityRef: { input: 'string | number', output: 'never' },
          PartRef: { input: 'string | number', output: 'never' },
          Kicked: { input: 'boolean | number | readonly string[]', output: 'never' },
          ActionValue: { input: 'never', output: '../../engine/index.ts#PlayerAction' },
          ScenarioDocument: { input: 'never', output: '../models.ts#ScenarioDocument' },
          BigInt: { input: 'string', output: 'bigint' },
          DateTime: 'string',
        },
        mappers: {
          DamageOutcome: '../models.ts#DamageOutcomeModel',
          DamageOutcomes: '../models.ts#DamageOutcomesModel',
          Acted: '../models.ts#ActedModel',
          AvailableMana: '../models.ts#AvailableManaModel',
          Ability: '../models.ts#AbilityModel',
          Card: '../models.ts#CardModel',
          CardConnection: '../models.ts#CardConnectionModel',
          CardEdge: '../models.ts#CardModel',
          CardFace: '../models.ts#CardFaceModel',
          CardObject: '../models.ts#CardObjectModel',
          Catalogue: '../models.ts#CatalogueModel',
          CouldProduce: '../models.ts#CouldProduceModel',
          EventConnection: '../models.ts#EventConnectionModel',
          EventEdge: '../models.ts#EventEdgeModel',
          Explanation: '../models.ts#ExplanationModel',
          ExplanationStep: '../models.ts#ExplanationStepModel',
          Game: '../models.ts#GameModel',
          GameConnection: '../models.ts#GameConnectionModel',
          GameEdge: '../models.ts#GameEdgeModel',
          Illegal: '../models.ts#IllegalModel',
          MaxX: '../models.ts#MaxXModel',
          MissingChoice: '../models.ts#MissingChoiceModel',
          Payment: '../models.ts#PaymentModel',
          PaymentPlan: '../models.ts#PaymentPlanModel',
          PaymentStep: '../models.ts#PaymentStepModel',
          PaidSymbol: '../models.ts#PaidSymbolModel',
          Shortfall: '../models.ts#ShortfallModel',
          LegalAction: '../models.ts#LegalActionModel',
          CreatureToDeclare: '../models.ts#CreatureToDeclareModel',
          ModesToChoose: '../models.ts#ModesToChooseModel',
          Legality: '../models.ts#LegalityModel',
          Permanent: '../models.ts#PermanentModel',
          Player: '../models.ts#PlayerModel',
          PooledMana: '../models.ts#PooledManaModel',
          ProducedMana: '../models.ts#ProducedManaModel',
          Production: '../models.ts#ProductionModel',
          ProductionReason: '../models.ts#ProductionReasonModel',
          Rule: '../models.ts#RuleModel',
          Service: '../models.ts#ServiceModel',
          StackObject: '../models.ts#StackObjectModel',
          VersionConflict: '../models.ts#VersionConflictModel',
          Warning: '../models.ts#WarningModel',
          WhyType: '../models.ts#WhyTypeModel',
          // Each kind of event.
          ...Object.fromEntries(eventKinds.map((kind) => [kind, `../models.ts#EventModel<'${kind}'>`])),
        },
      },
    },
  },
};

export default config;
