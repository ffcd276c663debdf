/** Spreadsheets evaluate a cell that begins with one of these characters, full-width forms included. */
const FORMULA = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;
/** What would end a cell, for spreadsheets that separate cells by comma, semicolon or tab. */
const BREAK = /[",;\t\r\n]/;
const NUMBER = /^-?\d+$/;

function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return BREAK.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the rows as CSV, with a byte order mark for spreadsheets. Text that would be a formula gets a quote before it. */
export const csvOf = (rows: (string | number | null)[][]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** Lets the browser save a text as a file. */
export function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
