// The one reading of numbers that people type or paste into a form. What can mean two numbers, such as 12,5 or 1.500, is none.
import { formatNumber } from './format';

/** Full-width digits become plain digits, and the thin and non-breaking spaces of spreadsheets plain spaces. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, ' ').trim();

/** 12000, 12,000 or 12 000, and 1,00,000 as in India: one separator throughout. */
const grouped = /^(?:\d+|\d{1,3}([ ,])\d{3}(?:\1\d{3})*|\d{1,2}([ ,])\d{2}(?:\2\d{2})*\2\d{3})$/;
const betweenDigits = /[\s().\-\u2010-\u2015\u2212]/g;

/** A whole number; also in the grouping in which this browser shows numbers. Undefined: it is none. */
export function wholeOf(text: string): number | undefined {
  const typed = plain(text);
  const number = Number(typed.replace(/\D/g, ''));
  const isShownSo = /\d/.test(typed) && typed === plain(formatNumber(number));
  return grouped.test(typed) || isShownSo ? number : undefined;
}

/** An amount of money such as 99, 99.50 or ₹1,234.50. Undefined: it is none. */
export function priceOf(text: string): number | undefined {
  const [, whole, part = ''] = /^₹? ?(.*?)(\.\d{1,2})?$/.exec(plain(text)) ?? [];
  return whole !== undefined && grouped.test(whole) ? Number(whole.replace(/\D/g, '') + part) : undefined;
}

/** The digits of a phone number, with its plus. Undefined: it is none. */
export function phoneOf(text: string): string | undefined {
  const typed = plain(text).replace(betweenDigits, '');
  return /^\+?\d{5,15}$/.test(typed) ? typed : undefined;
}

/**
 * The whole number in a text. What is no number goes to the server as it is, and the server says what is wrong with it: turned
 * into NaN it would arrive as nothing, which means unchanged.
 */
export const typedNumber = (text: string): number => wholeOf(text) ?? (text as unknown as number);
