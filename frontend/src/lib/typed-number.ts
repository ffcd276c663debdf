// Reads the numbers that people type or paste into forms. Ambiguous texts such as 12,5 or 1.500 are not numbers.
import { formatNumber } from './format';

/** Converts full-width digits to plain digits, and thin and non-breaking spaces from spreadsheets to plain spaces. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, ' ').trim();

/** Matches 12000, 12,000 or 12 000, and the Indian grouping 1,00,000, with the same separator throughout. */
const grouped = /^(?:\d+|\d{1,3}([ ,])\d{3}(?:\1\d{3})*|\d{1,2}([ ,])\d{2}(?:\2\d{2})*\2\d{3})$/;
const betweenDigits = /[\s().\-\u2010-\u2015\u2212]/g;

/** Returns an integer, also if it is grouped as this browser shows numbers; undefined for other texts. */
export function wholeOf(text: string): number | undefined {
  const typed = plain(text);
  const number = Number(typed.replace(/\D/g, ''));
  const isShownSo = /\d/.test(typed) && typed === plain(formatNumber(number));
  return grouped.test(typed) || isShownSo ? number : undefined;
}

/** Returns an amount of money such as 99, 99.50 or ₹1,234.50; undefined for other texts. */
export function priceOf(text: string): number | undefined {
  const [, whole, part = ''] = /^₹? ?(.*?)(\.\d{1,2})?$/.exec(plain(text)) ?? [];
  return whole !== undefined && grouped.test(whole) ? Number(whole.replace(/\D/g, '') + part) : undefined;
}

/** Returns the digits of a phone number, with its plus; undefined for other texts. */
export function phoneOf(text: string): string | undefined {
  const typed = plain(text).replace(betweenDigits, '');
  return /^\+?\d{5,15}$/.test(typed) ? typed : undefined;
}

/**
 * Returns the integer in a text. Other texts are returned unchanged, so that the server rejects them: NaN would arrive
 * as null, which means "unchanged".
 */
export const typedNumber = (text: string): number => wholeOf(text) ?? (text as unknown as number);
