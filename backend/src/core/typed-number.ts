// Parses numbers that people type or paste, for the fields of all calls. Rejects ambiguous numbers, such as 12,5 or
// 1.500. `typed-number.ts` of the panels reads the same spellings; test/support/typed-spellings.ts lists them for both.
import { identifierOf } from './typed-text.js';

/** Matches 12000, 12,000 or 12 000, and 1,00,000 as in India, with one separator throughout. */
const GROUPED = /^(?:\d+|\d{1,3}([ ,])\d{3}(?:\1\d{3})*|\d{1,2}([ ,])\d{2}(?:\2\d{2})*\2\d{3})$/;
/** Longer texts are not parsed. */
const MAX_CHARACTERS = 100;

/** Returns the whole number in a text, or the text itself when it holds none. */
export function wholeOf(text: string): number | string {
  if (text.length > MAX_CHARACTERS) return text;
  const typed = identifierOf(text);
  if (GROUPED.test(typed)) return Number(typed.replace(/\D/g, ''));
  return /^-\d+$/.test(typed) ? Number(typed) : text;
}

/** Returns the amount of money in a text such as 99.50 or ₹1,234.50, or the text itself when it holds none. */
export function priceOf(text: string): number | string {
  if (text.length > MAX_CHARACTERS) return text;
  const [, whole, part = ''] = /^₹? ?(.*?)(\.\d{1,2})?$/.exec(identifierOf(text)) ?? [];
  return whole !== undefined && GROUPED.test(whole) ? Number(whole.replace(/\D/g, '') + part) : text;
}

const DASHES = /[\u2010-\u2015\u2212]/g;
/** The zero that is dialled only within the country, after the country code: +91 (0)98111. */
const TRUNK_ZERO = /^([( ]*(?:\+|00)?[( ]*[1-9]\d{0,2}[ )-]*)\( *0 *\)/;
/** Another zero at the start of brackets, which only some people would dial: +44 (020) 7946. */
const OPEN_ZERO = /\d[ )-]*\( *0/;
/** Groups of digits, between them spaces, hyphens and brackets, or one dot. */
const PHONE = /^[( ]*\+?[( ]*\d+(?:(?:\.|[ ()-]+)\d+)*[ )-]*$/;
/**
 * The digits around dots that separate groups: 98000.00001 and 1.23.45.67.89. Others are decimal places, as spreadsheets
 * add them: 919811111111.0, 919811.125.
 */
const DOTTED = /^(?:\d{2,5}\.\d{4,5}|(?:\d{1,5}\.){2,}\d{2,5})$/;

/** Returns the digits of a phone number or of a part of one, with its plus; undefined for other texts. */
export function phoneIn(text: string): string | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const typed = identifierOf(text).replace(DASHES, '-').replace(TRUNK_ZERO, '$1 ');
  const dotted = typed.match(/[\d.]*\.[\d.]*/g) ?? [];
  const isPhone = PHONE.test(typed) && !OPEN_ZERO.test(typed) && dotted.every((text) => DOTTED.test(text));
  return isPhone ? typed.replace(/[^\d+]/g, '') : undefined;
}

/** Returns a phone number, with its plus, without the separators that people write between digits; or the text itself. */
export const phoneOf = (text: string): string => phoneIn(text) ?? text;

/** Returns whether a number has exactly the digits that a client sent: not when it is rounded, negative or a fraction. */
export const isExact = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
