// Escapes cells for spreadsheets and reverses the escaping: `unescapeCell(escapeCell(text))` is `text` for every text.

/** Spreadsheets evaluate a cell that begins with one of these characters, full-width forms included. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** Spreadsheets round longer numbers and drop leading zeros: phone and account numbers must stay text. */
const LONG_DIGITS = /^(?:\d{12,}|0\d+)$/;
/** The end of a cell for a spreadsheet that separates cells by semicolon or tab, with the blanks that follow. */
const BREAK = /[;\t\r\n][;\s]*/g;

/**
 * Ignores leading quotes before testing: a text that already begins with a quote gets another one, so that unescaping
 * keeps the original.
 */
const needsQuote = (text: string) => {
  const bare = text.replace(/^'+/, '');
  return FORMULA.test(bare) || LONG_DIGITS.test(bare);
};

/**
 * Adds a quote before the text, and before each part after a break, where a spreadsheet would evaluate or round the
 * text.
 */
export function escapeCell(text: string): string {
  const inside = text.replace(BREAK, (found: string, at: number) =>
    signAfter(text, at + found.length, /'*[=+\-@＝＋－＠]/y) ? `${found}'` : found,
  );
  return needsQuote(text) ? `'${inside}` : inside;
}

/** Returns the original text of a cell that `escapeCell` wrote. */
export function unescapeCell(cell: string): string {
  const rest = cell.startsWith("'") ? withoutInside(cell.slice(1)) : '';
  return cell.startsWith("'") && needsQuote(rest) ? rest : withoutInside(cell);
}

/** Removes the first quote after each break when a formula sign follows the quotes. */
function withoutInside(cell: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const found of cell.matchAll(BREAK)) {
    const end = found.index + found[0].length;
    if (!signAfter(cell, end, /'+[=+\-@＝＋－＠]/y)) continue;
    parts.push(cell.slice(from, end));
    from = end + 1;
  }
  return parts.join('') + cell.slice(from);
}

function signAfter(text: string, at: number, sign: RegExp): boolean {
  sign.lastIndex = at;
  return sign.test(text);
}
