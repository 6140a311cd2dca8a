/** Whether each slot can have an option of its own (augmenting paths). */
export function canEachHaveOne<T>(slots: readonly (readonly T[])[]): boolean {
  const taken = new Map<T, number>();
  const place = (slot: number, seen: Set<T>): boolean =>
    (slots[slot] ?? []).some((option) => {
      if (seen.has(option)) return false;
      seen.add(option);
      const other = taken.get(option);
      if (other !== undefined && !place(other, seen)) return false;
      taken.set(option, slot);
      return true;
    });
  return slots.every((_, slot) => place(slot, new Set()));
}
