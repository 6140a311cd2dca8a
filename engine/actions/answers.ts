import type { Ask } from '../choices.ts';
import type { Choices } from './action.ts';

/** The answers of an action while they are used up: mana, ids and the rest each in their own order. One use, by one attempt at an action. */
export class Answers {
  private manaLeft: string[];
  private idsLeft: string[];
  private wordsLeft: string[];
  readonly otherwise: Ask | null;

  /** `otherwise`: what answers questions that none of them does; null: nothing. */
  constructor(choices: Choices, otherwise: Ask | null = null) {
    this.otherwise = otherwise;
    this.manaLeft = choices.filter((one) => one.startsWith('{'));
    this.wordsLeft = choices.filter((one) => one === 'yes' || one === 'no');
    this.idsLeft = choices.filter((one) => !one.startsWith('{') && one !== 'yes' && one !== 'no');
  }

  /** The same answers, as far as they are used up, for another attempt. */
  copy(): Answers {
    const copied = new Answers([], this.otherwise);
    copied.become(this);
    return copied;
  }

  /** Takes over which answers are left of an attempt that was made. */
  become({ manaLeft, idsLeft, wordsLeft }: Answers): void {
    this.manaLeft = [...manaLeft];
    this.idsLeft = [...idsLeft];
    this.wordsLeft = [...wordsLeft];
  }

  /** The answers that are mana, not used up yet. */
  get mana(): readonly string[] {
    return this.manaLeft;
  }

  /** Takes all of them. */
  takeMana(): readonly string[] {
    return this.manaLeft.splice(0);
  }

  /** Takes the next ids that are among those offered, at most `most`; stops at the first that is not. */
  takeIds(among: readonly string[], most: number): readonly string[] {
    let count = 0;
    while (count < most && among.includes(this.idsLeft[count] ?? '')) count += 1;
    return this.idsLeft.splice(0, count);
  }

  /** "yes" or "no"; null where neither is left. */
  takeWord(): string | null {
    return this.wordsLeft.shift() ?? null;
  }

  /** Takes that word if it is the next of "yes" and "no". */
  takeIfNext(word: 'yes' | 'no'): boolean {
    if (this.wordsLeft[0] !== word) return false;
    this.wordsLeft.shift();
    return true;
  }

  /** Takes the next mana if it is one symbol of a color that is offered, as that letter; null otherwise. */
  takeColor(among: readonly string[]): string | null {
    const [, letter = ''] = /^\{([WUBRG])\}$/i.exec(this.manaLeft[0] ?? '') ?? [];
    const color = letter.toUpperCase();
    if (!among.includes(color)) return null;
    this.manaLeft.shift();
    return color;
  }

  /** Takes the next answer that is neither mana nor "yes" or "no", whatever it is; null where none is left. */
  takeAny(): string | null {
    return this.idsLeft.shift() ?? null;
  }

  /** Puts in place of the next answers that are pieces of something what they are pieces of, as long as they are. */
  spellOut(whole: (piece: string) => string | null): void {
    for (const [at, piece] of this.idsLeft.entries()) {
      const found = whole(piece);
      if (found === null) return;
      this.idsLeft[at] = found;
    }
  }

  /** The next id that has not been used; null where none is left. */
  get nextId(): string | null {
    return this.idsLeft[0] ?? null;
  }

  /** All that are left. */
  get rest(): Choices {
    return [...this.manaLeft, ...this.wordsLeft, ...this.idsLeft];
  }

  /** How many there are left. */
  get count(): number {
    return this.idsLeft.length + this.manaLeft.length + this.wordsLeft.length;
  }

  /** The ids that have not been used, in their order. */
  get ids(): readonly string[] {
    return [...this.idsLeft];
  }

  /** An answer that nothing asked for; null where all were used. */
  get unused(): string | null {
    return this.idsLeft[0] ?? this.manaLeft[0] ?? this.wordsLeft[0] ?? null;
  }
}
