/** Numbers taken out in an order: first those that `compare` puts first, among equals the smaller number. */
export class Heap {
  readonly #numbers: number[] = [];
  readonly #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  push(number: number): void {
    let at = this.#numbers.length;
    this.#numbers.push(number);
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
    for (let at = 0; ; ) {
      let least = at;
      for (let below = 2 * at + 1; below <= 2 * at + 2; below++) if (below < last && this.#isBefore(below, least)) least = below;
      if (least === at) return first;
      this.#swap(at, least);
      at = least;
    }
  }

  #isBefore(a: number, b: number): boolean {
    const first = this.#numbers[a] ?? 0;
    const second = this.#numbers[b] ?? 0;
    const order = this.#compare(first, second);
    return order < 0 || (order === 0 && first < second);
  }

  #swap(a: number, b: number): void {
    const number = this.#numbers[a] ?? 0;
    this.#numbers[a] = this.#numbers[b] ?? 0;
    this.#numbers[b] = number;
  }
}
