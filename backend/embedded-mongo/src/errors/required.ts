/** Returns a value that the caller knows to be present. Throws if the value is missing; the error contains `what`. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}
