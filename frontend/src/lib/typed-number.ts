// Reads the numbers that people type or paste into forms. Ambiguous texts such as 12,5 or 1.500 are not numbers. The API
// reads the same spellings (backend/src/core/typed-number.ts); one table of spellings tests both.
import { formatNumber } from './format';
import { identifierOf } from './typed-text';

/** Matches 12000, 12,000 or 12 000, and the Indian grouping 1,00,000, with the same separator throughout. */
const grouped = /^(?:\d+|\d{1,3}([ ,])\d{3}(?:\1\d{3})*|\d{1,2}([ ,])\d{2}(?:\2\d{2})*\2\d{3})$/;

/** Returns an integer, also if it is grouped as this browser shows numbers; undefined for other texts. */
export function wholeOf(text: string): number | undefined {
  const typed = identifierOf(text);
  const number = Number(typed.replace(/\D/g, ''));
  const isShownSo = /\d/.test(typed) && typed === identifierOf(formatNumber(number));
  return grouped.test(typed) || isShownSo ? number : undefined;
}

/** Returns an amount of money such as 99, 99.50 or ₹1,234.50; undefined for other texts. */
export function priceOf(text: string): number | undefined {
  const [, whole, part = ''] = /^₹? ?(.*?)(\.\d{1,2})?$/.exec(identifierOf(text)) ?? [];
  return whole !== undefined && grouped.test(whole) ? Number(whole.replace(/\D/g, '') + part) : undefined;
}

const dashes = /[\u2010-\u2015\u2212]/g;
/** The zero that is dialled only within the country, after the country code: +91 (0)98111. */
const trunkZero = /^([( ]*(?:\+|00)?[( ]*[1-9]\d{0,2}[ )-]*)\( *0 *\)/;
/** Another zero at the start of brackets, which only some people would dial: +44 (020) 7946. */
const openZero = /\d[ )-]*\( *0/;
/** Groups of digits, between them spaces, hyphens and brackets, or one dot. */
const phone = /^[( ]*\+?[( ]*\d+(?:(?:\.|[ ()-]+)\d+)*[ )-]*$/;
/**
 * The digits around dots that separate groups: 98000.00001 and 1.23.45.67.89. Others are decimal places, as spreadsheets
 * add them: 919811111111.0, 919811.125.
 */
const dotGroups = /^(?:\d{2,5}\.\d{4,5}|(?:\d{1,5}\.){2,}\d{2,5})$/;

/** Returns the digits of a phone number, with its plus; undefined for other texts. */
export function phoneOf(text: string): string | undefined {
  const typed = identifierOf(text).replace(dashes, '-').replace(trunkZero, '$1 ');
  const dotted = typed.match(/[\d.]*\.[\d.]*/g) ?? [];
  if (!phone.test(typed) || openZero.test(typed) || !dotted.every((one) => dotGroups.test(one)))
    return undefined;
  const digits = typed.replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? digits : undefined;
}

/**
 * Returns the integer in a text. Other texts are returned unchanged, so that the server rejects them: NaN would arrive
 * as null, which means "unchanged".
 */
export const typedNumber = (text: string): number => wholeOf(text) ?? (text as unknown as number);
