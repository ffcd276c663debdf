/** A number of this length may be a phone or an account number, with the separators that a search accepts. */
const LONG_NUMBER = /\d(?:[\s().-]{0,3}\d){6,}/g;
const SHOWN_DIGITS = 4;

/**
 * Returns the filters of a list for the audit log: a search by a phone or account number keeps its last four digits.
 */
export function maskedFilter(filter: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      name === 'search' && typeof value === 'string' ? value.replace(LONG_NUMBER, masked) : value,
    ]),
  );
}

const masked = (digits: string) => `••••${digits.replaceAll(/\D/g, '').slice(-SHOWN_DIGITS)}`;
