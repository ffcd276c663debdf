// The one reading of numbers that people type or paste, for the fields of all calls. What can mean two numbers, such as 12,5 or
// 1.500, is none.

/** Full-width digits become plain digits, and the thin and non-breaking spaces of spreadsheets plain spaces. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, ' ').trim();

/** 12000, 12,000 or 12 000, and 1,00,000 as in India: one separator throughout. */
const GROUPED = /^(?:\d+|\d{1,3}([ ,])\d{3}(?:\1\d{3})*|\d{1,2}([ ,])\d{2}(?:\2\d{2})*\2\d{3})$/;
const BETWEEN_DIGITS = /[\s().\-\u2010-\u2015\u2212]/g;
/** No number that anybody means is longer. */
const LONGEST = 100;

/** The whole number in a text, or the text itself when it holds none. */
export function wholeOf(text: string): number | string {
  if (text.length > LONGEST) return text;
  const typed = plain(text);
  if (GROUPED.test(typed)) return Number(typed.replace(/\D/g, ''));
  return /^-\d+$/.test(typed) ? Number(typed) : text;
}

/** The amount of money in a text such as 99.50 or ₹1,234.50, or the text itself when it holds none. */
export function priceOf(text: string): number | string {
  if (text.length > LONGEST) return text;
  const [, whole, part = ''] = /^₹? ?(.*?)(\.\d+)?$/.exec(plain(text)) ?? [];
  return whole !== undefined && GROUPED.test(whole) ? Number(whole.replace(/\D/g, '') + part) : text;
}

/** The digits of a phone number with its plus, without what people write between them. */
export const phoneOf = (text: string): string =>
  text.length > LONGEST ? text : plain(text).replace(BETWEEN_DIGITS, '');
