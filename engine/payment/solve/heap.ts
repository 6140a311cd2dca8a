/** Numbers taken out by rising priority, those of equal priority in the order in which they came in. */
export class Heap {
  readonly #numbers: number[] = [];
  readonly #priorities: number[] = [];

  push(number: number, priority: number): void {
    let at = this.#numbers.length;
    this.#numbers.push(number);
    this.#priorities.push(priority);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!this.#isBefore(at, up)) break;
      this.#swap(at, up);
      at = up;
    }
  }

  /** -1 where none is left. */
  pop(): number {
    const first = this.#numbers[0];
    const last = this.#numbers.length - 1;
    if (first === undefined) return -1;
    this.#swap(0, last);
    this.#numbers.pop();
    this.#priorities.pop();
    for (let at = 0; ; ) {
      let least = at;
      for (const below of [2 * at + 1, 2 * at + 2]) if (below < last && this.#isBefore(below, least)) least = below;
      if (least === at) return first;
      this.#swap(at, least);
      at = least;
    }
  }

  #isBefore(a: number, b: number): boolean {
    const difference = (this.#priorities[a] ?? 0) - (this.#priorities[b] ?? 0);
    return difference < 0 || (difference === 0 && (this.#numbers[a] ?? 0) < (this.#numbers[b] ?? 0));
  }

  #swap(a: number, b: number): void {
    const number = this.#numbers[a] ?? 0;
    const priority = this.#priorities[a] ?? 0;
    this.#numbers[a] = this.#numbers[b] ?? 0;
    this.#priorities[a] = this.#priorities[b] ?? 0;
    this.#numbers[b] = number;
    this.#priorities[b] = priority;
  }
}
