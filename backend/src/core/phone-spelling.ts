import { phoneIn } from './typed-number.js';

/** The number of final digits that all spellings of a phone number share: no country has shorter mobile numbers. */
const END = 7;
/** Country codes have at most three digits. */
const COUNTRY_CODE = 3;

/** Returns the digits of a number without the leading zeros for "abroad" (00) or "in this country" (0). */
const bare = (number: string) => (phoneIn(number) ?? '').replace(/\D/g, '').replace(/^0+/, '');

/**
 * Returns the last seven digits of a phone number, or all of them when it has fewer. Spellings with and without plus,
 * country code and spaces give the same result. Returns '' for a text without digits.
 */
export const numberEnd = (number: string): string => bare(number).slice(-END);

/** Returns whether a text has enough digits to compare spellings of a number. */
export const hasNumberEnd = (number: string): boolean => numberEnd(number).length === END;

/** Returns whether two texts can be the same phone number, with or without plus, country code and spaces. */
export function isSameNumber(one: string, other: string): boolean {
  const [shorter, longer] = [bare(one), bare(other)].sort((a, b) => a.length - b.length) as [string, string];
  if (shorter === longer) return shorter !== '';
  return shorter.length >= END && longer.length - shorter.length <= COUNTRY_CODE && longer.endsWith(shorter);
}

/** Returns digits without the leading zeros for "abroad" (00) or "in this country" (0); none if too few are left. */
export function withoutDialled(digits: string): string[] {
  const dialled = digits.replace(/^0+/, '');
  return dialled.length >= END ? [dialled] : [];
}

/** Returns the digits of all shorter numbers that `isSameNumber` as this one: without the country code. */
export function shorterSpellings(number: string): string[] {
  const digits = bare(number);
  const spellings = Array.from({ length: COUNTRY_CODE }, (_, at) => digits.slice(at + 1));
  return spellings.filter((spelling) => spelling.length >= END && !spelling.startsWith('0'));
}
