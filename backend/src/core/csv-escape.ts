// Makes cells safe for spreadsheets and takes that back: `unescapeCell(escapeCell(text))` is `text` for every text.

/** Spreadsheets run what begins with one of these; wide forms included. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** Spreadsheets round numbers of more digits and drop leading zeros: phones and account numbers must stay text. */
const LONG_DIGITS = /^(?:\d{12,}|0\d+)$/;
/** Where a cell ends for a spreadsheet whose separator is the semicolon or the tab, with the blanks that follow. */
const BREAK = /[;\t\r\n][;\s]*/g;

/** Quotes in front count as part of the sign: a text that begins with a quote gets another one, so that none gets lost. */
const needsQuote = (text: string) => {
  const bare = text.replace(/^'+/, '');
  return FORMULA.test(bare) || LONG_DIGITS.test(bare);
};

/** The text with a quote before it, and before each part after a break, where a spreadsheet would run or round it. */
export function escapeCell(text: string): string {
  const inside = text.replace(BREAK, (found: string, at: number) =>
    signAfter(text, at + found.length, /'*[=+\-@＝＋－＠]/y) ? `${found}'` : found,
  );
  return needsQuote(text) ? `'${inside}` : inside;
}

/** The text that `escapeCell` was given. */
export function unescapeCell(cell: string): string {
  const rest = cell.startsWith("'") ? withoutInside(cell.slice(1)) : '';
  return cell.startsWith("'") && needsQuote(rest) ? rest : withoutInside(cell);
}

/** Leaves the first quote after each break out, where it stands before a sign. */
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
