/** The value, which by the rules of the caller is there; fails with `missing` where a mistake of ours took it away. */
export function present<T>(value: T | null | undefined, missing = 'A value is missing'): T {
  if (value === null || value === undefined) throw new Error(missing);
  return value;
}

/** The value at a place of a list that begins again after its end; the list holds at least one. */
export const around = <T>(values: readonly T[], at: number): T => present(values[at % values.length]);
