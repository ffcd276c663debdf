/** The value. Throws when it is missing, which the caller has ruled out; `what` names the value in the error. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}
