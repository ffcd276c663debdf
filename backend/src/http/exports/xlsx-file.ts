import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import type { ExportCell } from './cells.js';
import type { ExportColumn } from './columns.js';
import type { LocalTimes } from './local-times.js';
import type { FieldKind } from './row-fields.js';

const FORMATS: Partial<Record<FieldKind, string>> = { time: 'yyyy-mm-dd hh:mm:ss', day: 'yyyy-mm-dd' };
/** The longest text of a cell and the most rows of a sheet, by Excel. */
const LONGEST_TEXT = 32_767;
const MOST_ROWS = 1_048_576;
/** Two characters that XML forbids and hucre keeps: Excel would call the workbook damaged. */
const FORBIDDEN = /[\uFFFE\uFFFF]/g;
/** Excel reads `_x0041_` as A. */
const CODE = /_(?=x[\da-f]{4}_)/gi;

const textOf = (text: string) =>
  text.slice(0, LONGEST_TEXT).replace(FORBIDDEN, '\uFFFD').replace(CODE, '_x005F_');

/**
 * Writes the rows of a workbook while they are read: numbers and times as such, everything else as text, which is never
 * a formula. A new sheet begins where a sheet is full.
 */
export function xlsxFile(
  name: string,
  columns: readonly ExportColumn[],
  portions: AsyncIterable<ExportCell[][]>,
  times: LocalTimes,
  rowsPerSheet = MOST_ROWS,
): Readable {
  const shown = (cell: ExportCell, at: number) => {
    if (typeof cell === 'string') return textOf(cell);
    return cell instanceof Date && columns[at]?.kind === 'time' ? times.local(cell) : cell;
  };
  async function* rows() {
    for await (const portion of portions) for (const cells of portion) yield cells.map(shown);
  }
  const stream = writeXlsxStream(rows(), {
    name,
    columns: columns.map(({ title, kind }) => ({
      header: textOf(title),
      ...(FORMATS[kind] !== undefined && { numFmt: FORMATS[kind] }),
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: rowsPerSheet,
    zip64: false,
  });
  return Readable.fromWeb(stream as ReadableStream);
}
