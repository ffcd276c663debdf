// Folds what people type or paste into a field for an identifier, as the API does (backend/src/core/typed-text.ts).

/** Most texts: nothing to fold. */
const plain = /^[\x20-\x7E]*$/;
/** Marks without a visible form, and controls. Not U+202E, which shows the following digits in reverse order. */
const invisible = /(?![\t-\r\u202E])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Surrogate}]/gu;
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfe_e0;

/** White space within a line. Tabs and line breaks separate two texts, so they stay and make a number invalid. */
const blank = /(?![\t-\r\x85\u2028\u2029])\s/g;

/** Unicode lists the ten digits of a script one after another, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Drops invisible marks, and writes the digits of every script and full-width characters as ASCII. */
export function identifierOf(text: string): string {
  if (plain.test(text)) return text.trim();
  return text
    .replace(invisible, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset))
    .replace(blank, ' ')
    .trim();
}

/** Returns whether a text has a visible character. The API refuses other texts in required fields. */
export const isVisible = (text: string): boolean =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u.test(text);
