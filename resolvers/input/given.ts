/**
 * For building objects whose keys are absent, rather than null, where the caller left them out:
 * `{ ...given(input.life, (life) => ({ life })) }`.
 */
export function given<V, R extends object>(value: V | null | undefined, to: (value: V) => R): Partial<R> {
  return value === null || value === undefined ? {} : to(value);
}
