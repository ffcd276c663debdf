/** The value, which by the rules of the caller is there; fails with `missing` where a mistake of ours took it away. */
export function present<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new Error(missing);
  return value;
}
