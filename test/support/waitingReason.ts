/** What a scenario waits for, in a word: the action or the question that the API doesn't have yet, or text that isn't modelled. */
export function reasonOf(reason: string): string {
  const missing = /^the API (?:has no action|doesn't answer|doesn't explain|has no event) "(\w+)" yet$/.exec(reason)?.[1];
  return missing ?? (reason.includes('not modelled') ? 'text that is not modelled' : reason);
}
