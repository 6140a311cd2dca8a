import type { Ability, Change, CopyException } from '../../ast/index.ts';
import type { CompiledCard } from '../../cards/definition.ts';
import { singly } from '../../characteristics/layer.ts';
import { compileCard } from '../../compiler/compile.ts';
import type { CopiedValues } from '../../state/game.ts';
import { settledChange } from '../lasting/settledChange.ts';
import { cannot, contextWhile, type Resolving, type Stop } from '../resolving.ts';

/** 707.9: copied values with what an instruction says of the copy besides, settled as it is carried out: that is part of what is copied. */
export function copiedOtherwise(
  plain: CopiedValues,
  except: readonly CopyException[],
  original: string,
  resolving: Resolving,
): CopiedValues | Stop {
  if (except.length === 0) return plain;
  const settled: CopyException[] = [];
  for (const exception of except) {
    const one = settledException(exception, original, resolving);
    if ('text' in one || 'question' in one) return one;
    settled.push(one);
  }
  return { ...plain, through: [...plain.through, textOf(settled, resolving)] };
}

function settledException(exception: CopyException, id: string, resolving: Resolving): CopyException | Stop {
  switch (exception.kind) {
    case 'changes': {
      const context = contextWhile(resolving);
      const changes: Change[] = [];
      for (const change of singly(exception.changes)) {
        const settled = settledChange(change, { id, resolving, context });
        if ('kind' in settled) return settled;
        changes.push(settled.value);
      }
      return { ...exception, changes };
    }
    case 'notLegendary':
    case 'noManaCost':
    case 'name':
      return exception;
    case 'thisAbility':
    case 'enters':
    case 'entersIf':
      return cannot(resolving.text, 'what the copy has otherwise');
  }
}

/** A text that makes these exceptions, as the layers take them from the texts of what copies. */
function textOf(except: readonly CopyException[], { state, named, source }: Resolving): CompiledCard {
  const own = state.permanents.get(named) ?? state.past.get(named)?.permanent ?? state.cards.get(named) ?? state.cards.get(source);
  const name = own?.card.definition.name ?? '';
  const plain = compileCard({ name, typeLine: '', oracleText: '' });
  const span = { start: 0, end: 0, text: '' };
  const ability: Ability = {
    kind: 'spell',
    effects: [
      {
        kind: 'continuous',
        subject: { kind: 'it', plural: false },
        changes: [{ kind: 'becomesCopy', of: { kind: 'it', plural: false }, except }],
        duration: { kind: 'permanent' },
        durationFirst: false,
      },
    ],
    span,
  };
  const [face] = plain.faces;
  return { ...plain, faces: [{ ...face, abilities: [ability] }] };
}
