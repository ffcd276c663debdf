/**
 * Returns a value that the caller guarantees to exist. Throws an Error with the message `missing` when a bug breaks the
 * guarantee.
 */
export function present<T>(value: T | null | undefined, missing = 'A value is missing'): T {
  if (value === null || value === undefined) throw new Error(missing);
  return value;
}

/** Returns the value at an index of a non-empty list, wrapping around at its end. */
export const around = <T>(values: readonly T[], at: number): T => present(values[at % values.length]);
