/**
 * Returns a value that the caller guarantees to be present; throws an error with the text `missing` if a bug removed
 * it.
 */
export function present<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new Error(missing);
  return value;
}
