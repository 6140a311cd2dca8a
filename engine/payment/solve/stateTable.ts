/** A set of rows of numbers, all of one width, numbered in the order in which they came. */
export class StateTable {
  readonly #width: number;
  #rows: Float64Array;
  #slots: Int32Array;
  #count = 0;

  constructor(width: number, expected = 64) {
    this.#width = width;
    this.#rows = new Float64Array(width * expected);
    this.#slots = new Int32Array(expected * 4).fill(-1);
  }

  get size(): number {
    return this.#count;
  }

  has(row: Float64Array): boolean {
    const mask = this.#slots.length - 1;
    let slot = hashOf(row, 0, this.#width) & mask;
    for (let found = this.#slots[slot] ?? -1; found >= 0; found = this.#slots[slot] ?? -1) {
      if (this.#equals(found, row)) return true;
      slot = (slot + 1) & mask;
    }
    return false;
  }

  /** The number of an equal row; the row is added where there is none, and then its number is the old `size`. */
  add(row: Float64Array): number {
    const width = this.#width;
    const mask = this.#slots.length - 1;
    let slot = hashOf(row, 0, width) & mask;
    for (let found = this.#slots[slot] ?? -1; found >= 0; found = this.#slots[slot] ?? -1) {
      if (this.#equals(found, row)) return found;
      slot = (slot + 1) & mask;
    }
    const number = this.#count;
    this.#slots[slot] = number;
    if ((number + 1) * width > this.#rows.length) this.#growRows();
    this.#rows.set(row.subarray(0, width), number * width);
    this.#count += 1;
    if (this.#count * 2 > this.#slots.length) this.#growSlots();
    return number;
  }

  /** Copies a row. */
  read(number: number, into: Float64Array): void {
    const from = number * this.#width;
    for (let index = 0; index < this.#width; index++) into[index] = this.#rows[from + index] ?? 0;
  }

  /** Whether no entry of the row is below the numbered row's. */
  isAtLeast(row: Float64Array, number: number): boolean {
    const from = number * this.#width;
    for (let index = 0; index < this.#width; index++) if ((row[index] ?? 0) < (this.#rows[from + index] ?? 0)) return false;
    return true;
  }

  /** Whether no entry of the row is above the numbered row's. */
  isAtMost(row: Float64Array, number: number): boolean {
    const from = number * this.#width;
    for (let index = 0; index < this.#width; index++) if ((row[index] ?? 0) > (this.#rows[from + index] ?? 0)) return false;
    return true;
  }

  #equals(number: number, row: Float64Array): boolean {
    const from = number * this.#width;
    for (let index = 0; index < this.#width; index++) if (row[index] !== this.#rows[from + index]) return false;
    return true;
  }

  #growRows(): void {
    const larger = new Float64Array(this.#rows.length * 2);
    larger.set(this.#rows);
    this.#rows = larger;
  }

  #growSlots(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#count; number++) {
      let slot = hashOf(this.#rows, number * this.#width, this.#width) & mask;
      while ((slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.#slots = slots;
  }
}

function hashOf(row: Float64Array, from: number, width: number): number {
  let hash = 0x9e3779b9 | 0;
  for (let index = from; index < from + width; index++) {
    const value = row[index] ?? 0;
    hash = Math.imul(hash ^ (value | 0), 0x85ebca6b);
    hash ^= hash >>> 13;
    if (value > 0x7fffffff) hash = Math.imul(hash ^ ((value / 0x80000000) | 0), 0xc2b2ae35);
  }
  return (hash ^ (hash >>> 16)) >>> 0;
}
