// Parses numbers that people type or paste, for the fields of all calls. Rejects ambiguous numbers, such as 12,5 or
// 1.500.

/** Replaces full-width digits by plain digits, and the thin and non-breaking spaces of spreadsheets by plain spaces. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, ' ').trim();

/** Matches 12000, 12,000 or 12 000, and 1,00,000 as in India, with one separator throughout. */
const GROUPED = /^(?:\d+|\d{1,3}([ ,])\d{3}(?:\1\d{3})*|\d{1,2}([ ,])\d{2}(?:\2\d{2})*\2\d{3})$/;
const BETWEEN_DIGITS = /[\s().\-\u2010-\u2015\u2212]/g;
/** Longer texts are not parsed. */
const LONGEST = 100;

/** Returns the whole number in a text, or the text itself when it holds none. */
export function wholeOf(text: string): number | string {
  if (text.length > LONGEST) return text;
  const typed = plain(text);
  if (GROUPED.test(typed)) return Number(typed.replace(/\D/g, ''));
  return /^-\d+$/.test(typed) ? Number(typed) : text;
}

/** Returns the amount of money in a text such as 99.50 or ₹1,234.50, or the text itself when it holds none. */
export function priceOf(text: string): number | string {
  if (text.length > LONGEST) return text;
  const [, whole, part = ''] = /^₹? ?(.*?)(\.\d+)?$/.exec(plain(text)) ?? [];
  return whole !== undefined && GROUPED.test(whole) ? Number(whole.replace(/\D/g, '') + part) : text;
}

/** Returns a phone number, with its plus, without the separators that people write between digits. */
export const phoneOf = (text: string): string =>
  text.length > LONGEST ? text : plain(text).replace(BETWEEN_DIGITS, '');
