// CSV as spreadsheets write it, and as our exports do (api/csv.ts): what was escaped there comes back as it was.
import { FORMULA, LONG_DIGITS } from './csv.js';

/** The lines of a CSV text, each as its cells. Empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  // A quoted cell (quotes in it doubled) or a bare one, and what ends it: a comma, a line or the text. Taken in runs, not
  // character by character: of a long one the expression would have to remember each.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  const whole = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < whole.length || cells.length) {
    const found = cell.exec(whole);
    if (!found) throw new SyntaxError(`Line ${lines.length + 1} is no CSV`);
    const [, quoted, bare = '', end] = found;
    cells.push(unescaped(quoted === undefined ? bare : quoted.replaceAll('""', '"')));
    if (end === ',') continue;
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
    if (end === '') break;
  }
  return lines;
}

/** The quote before a cell that a spreadsheet would have run or rounded is not part of it. */
function unescaped(cell: string): string {
  const rest = cell.slice(1);
  return cell.startsWith("'") && (FORMULA.test(rest) || LONG_DIGITS.test(rest)) ? rest : cell;
}
