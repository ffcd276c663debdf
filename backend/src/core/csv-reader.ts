// Reads CSV as spreadsheets and the product's own exports (http/csv.ts) write it, and reverses the escaping of the
// exports.
import { unescapeCell } from './csv-escape.js';

/** No table of the product has more columns. */
const MOST_CELLS = 100;

/** What separates the cells: a comma; a semicolon in the spreadsheets of some countries; a tab in copied cells. */
const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** How many first characters of a text are searched for its separator. The names of 100 columns are shorter. */
const HEAD = 10_000;

/** Returns the character that separates the cells of a text: the most frequent one at the start of its first line. */
export function separatorOf(text: string): Separator {
  const [head = ''] = text
    .slice(0, HEAD)
    .replace(/^\uFEFF?\s*/, '')
    .split(/[\r\n]/, 1);
  const count = (separator: Separator) => head.split(separator).length;
  return SEPARATORS.reduce((most, one) => (count(one) > count(most) ? one : most));
}

/**
 * Yields the lines of a CSV text one by one, each as its cells; an empty line has no cells. Throws a SyntaxError that
 * names the faulty line.
 */
export function* csvLines(text: string, separator: Separator = ','): Generator<string[]> {
  let cells: string[] = [];
  let line = 1;
  // Matches a quoted cell (inner quotes doubled) or a bare cell, and its end: a separator, a line break or the end of the
  // text. Matches runs instead of single characters: otherwise the regular expression keeps a backtracking position for
  // each character of a long cell. For the same reason a cell may hold at most 1,000 quotes.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*){0,1000})"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  const whole = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < whole.length || cells.length) {
    const found = cell.exec(whole);
    if (!found) throw new SyntaxError(`Line ${line} is not valid CSV`);
    const [, quoted, bare = '', end] = found;
    cells.push(unescapeCell(quoted === undefined ? bare : quoted.replaceAll('""', '"')));
    if (cells.length > MOST_CELLS) throw new SyntaxError(`Line ${line} has more than ${MOST_CELLS} cells`);
    if (end === separator) continue;
    yield cells.length > 1 || cells[0] !== '' ? cells : [];
    line += 1;
    cells = [];
    if (end === '') break;
  }
}
