// CSV as spreadsheets write it, and as our exports do (http/csv.ts): what was escaped there comes back as it was.
import { unescapeCell } from './csv-escape.js';

/** A line of more cells is no table of ours. */
const MOST_CELLS = 100;

/** The lines of a CSV text one by one, each as its cells; an empty line has none. SyntaxError names the line at fault. */
export function* csvLines(text: string): Generator<string[]> {
  let cells: string[] = [];
  let line = 1;
  // A quoted cell (quotes in it doubled) or a bare one, and what ends it: a comma, a line or the text. Taken in runs, not
  // character by character: of a long one the expression would have to remember each. A cell of more than 1,000 quotes is
  // refused for that reason.
  const cell = /(?:"([^"]*(?:""[^"]*){0,1000})"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  const whole = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < whole.length || cells.length) {
    const found = cell.exec(whole);
    if (!found) throw new SyntaxError(`Line ${line} is not valid CSV`);
    const [, quoted, bare = '', end] = found;
    cells.push(unescapeCell(quoted === undefined ? bare : quoted.replaceAll('""', '"')));
    if (cells.length > MOST_CELLS) throw new SyntaxError(`Line ${line} has more than ${MOST_CELLS} cells`);
    if (end === ',') continue;
    yield cells.length > 1 || cells[0] !== '' ? cells : [];
    line += 1;
    cells = [];
    if (end === '') break;
  }
}
