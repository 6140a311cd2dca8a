/** 502.3: "Its controller's next untap step": for how many steps a deed holds a permanent tapped; null for other deeds. */
export function stepsHeld(what: string): number | null {
  const found = /^doesn't untap during (?:your|(?:its|their) controllers? ?'s?) next (two )?untap steps?$/.exec(what);
  return found === null ? null : found[1] === undefined ? 1 : 2;
}
