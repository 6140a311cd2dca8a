import type { Effect, ObjectRef } from '../../../ast/index.ts';
import { choice, type Syntax } from '../../syntax.ts';
import * as g from '../declared.ts';
import { things } from './things.ts';
import { inBase, inThird } from './verb.ts';

/** What an object does, with its subject, in the forms that its place in the sentence asks for. */
export interface ObjectVerb {
  /** "it deals 2 damage", "they deal 2 damage". */
  readonly finite: Syntax<Effect>;
  /** After "have": "it deal 2 damage". */
  readonly bare: Syntax<Effect>;
}

/** All forms from one template, whose verbs are marked `^`; `build` makes the syntax for a subject and a way to conjugate. */
export const objectVerb = (build: (subject: Syntax<ObjectRef>, conjugate: (template: string) => string) => Syntax<Effect>): ObjectVerb => ({
  finite: choice(build(g.singularSubject, inThird), build(g.pluralSubject, inBase)),
  bare: build(things, inBase),
});

export const objectVerbs = (...options: readonly ObjectVerb[]): ObjectVerb => ({
  finite: choice(...options.map(({ finite }) => finite)),
  bare: choice(...options.map(({ bare }) => bare)),
});
