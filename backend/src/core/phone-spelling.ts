/** Digits at the end of a phone number that stand in every spelling of it: no country has shorter mobile numbers. */
const END = 7;
/** Country codes have at most three digits. */
const COUNTRY_CODE = 3;

/** The digits of a number without the zeros that stand for "abroad" (00) or "in this country" (0). */
const bare = (number: string) => number.replace(/\D/g, '').replace(/^0+/, '');

/** The last digits of a phone number, seven where it has so many: the same with and without plus, country code and spaces. '' for a text without digits. */
export const numberEnd = (number: string): string => bare(number).slice(-END);

/** Whether a text has the digits by which spellings of a number can be told from each other. */
export const hasNumberEnd = (number: string): boolean => numberEnd(number).length === END;

/** Whether two texts can be the same phone number, with and without plus, country code and spaces. */
export function isSameNumber(one: string, other: string): boolean {
  const [shorter, longer] = [bare(one), bare(other)].sort((a, b) => a.length - b.length) as [string, string];
  if (shorter === longer) return shorter !== '';
  return shorter.length >= END && longer.length - shorter.length <= COUNTRY_CODE && longer.endsWith(shorter);
}
