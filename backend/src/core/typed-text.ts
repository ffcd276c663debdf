// Folds text that people type or paste, by its kind: identifiers, free text, passwords. docs/http.md describes the kinds.

/** Most texts: nothing to fold. */
const PLAIN = /^[\x20-\x7E]*$/;
/**
 * Marks without a visible form, as contacts and PDF files add them: zero-width spaces and joiners, soft hyphens,
 * direction marks, variation selectors; and control characters that are no white space. U+202E is not among them: it
 * shows the following digits in reverse order, so an identifier with this mark stays invalid.
 */
const INVISIBLE = /(?![\t-\r\u202E])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Surrogate}]/gu;
const DIGIT = /^\p{Nd}$/u;
/** Full-width forms of the ASCII characters from ! to ~, and their distance from these characters. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfe_e0;

/**
 * Returns the ASCII digit of a decimal digit of any script. Unicode lists the ten digits of a script one after another,
 * from zero, also where several sets of digits are neighbours.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** White space within a line. Tabs and line breaks separate two texts, so they stay and make a number invalid. */
const BLANK = /(?![\t-\r\x85\u2028\u2029])\s/g;

/**
 * Folds an identifier: a phone number, code, amount, account number, username, one-time or recovery code. Drops invisible
 * marks, and writes the digits of every script and full-width characters as ASCII. Every other character stays, so no
 * number becomes another one: a superscript digit, for example, stays invalid.
 */
export function identifierOf(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  return text
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(BLANK, ' ')
    .trim();
}

/** Folds an email address: drops invisible marks and upper case. Digits of other scripts are part of the address. */
export const emailOf = (text: string): string =>
  (PLAIN.test(text) ? text : text.replace(INVISIBLE, '').normalize('NFC')).trim().toLowerCase();

/** Controls other than tabs and line breaks, and the marks that force a direction on the text after them. */
const CONTROLS = /(?![\t-\r\x85])[\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/gu;
const BREAKS = { one: /[\t-\r\x85\u2028\u2029]+/g, many: /[\v\f\x85\u2028\u2029]+/g };
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/**
 * Folds free text: a name, title, reason or description. Composes letters (NFC) and drops controls and forced
 * directions; joiners and variation selectors stay, because several scripts and emoji need them. `lines`: keeps tabs and
 * line breaks, which become spaces otherwise. Returns '' for a text without a visible character.
 */
export function freeTextOf(text: string, { lines = false } = {}): string {
  if (PLAIN.test(text)) return text.trim();
  const visible = text.replace(CONTROLS, '').normalize('NFC');
  return VISIBLE.test(visible) ? visible.replace(lines ? BREAKS.many : BREAKS.one, ' ').trim() : '';
}

/** Folds a search: like an identifier if only ASCII is left then, otherwise like a name. */
export function searchTextOf(text: string): string {
  const identifier = identifierOf(text);
  return PLAIN.test(identifier) ? identifier : freeTextOf(text);
}

/** Folds a password: keyboards and systems write the same letter composed or as a letter and its accent. */
export const passwordOf = (text: string): string => text.normalize('NFC');
