import { readXlsx } from 'hucre/xlsx';
import type { ExportCell } from './cells.js';
import type { ExportColumn } from './columns.js';
import { Calendar } from '../../core/days.js';
import { LocalTimes } from './local-times.js';
import { xlsxFile } from './xlsx-file.js';

const column = (title: string): ExportColumn => ({
  ...{ path: title, title, kind: 'text', isUsual: true, isWhole: false },
  values: () => [],
});

/** Writes these portions below one column, and reads the sheets back. */
async function written(title: string, portions: ExportCell[][][], rowsPerSheet?: number) {
  async function* given() {
    yield* portions;
  }
  const file = xlsxFile('users', [column(title)], given(), new LocalTimes(Calendar.of('UTC')), rowsPerSheet);
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece as Uint8Array);
  const { sheets } = await readXlsx(Buffer.concat(pieces));
  return sheets.map(({ rows }) => rows.flat());
}

describe('xlsxFile', () => {
  it('should begin a new sheet where a sheet is full', async () => {
    const portions = [
      [['1'], ['2']],
      [['3'], ['4'], ['5']],
    ];
    expect(await written('Code', portions, 3)).toEqual([
      ['Code', '1', '2'],
      ['Code', '3', '4'],
      ['Code', '5'],
    ]);
  });

  it('should keep texts that a workbook would read otherwise', async () => {
    const texts = ['=1+1', '@SUM(A1)', '0012345678901234567', '_x0041_', 'a\u0000b', ' \t\n'];
    expect(await written('_x0042_', [texts.map((text) => [text])])).toEqual([['_x0042_', ...texts]]);
  });

  it('should replace the characters that a workbook may not hold', async () => {
    expect(await written('\uFFFE', [[['a\uFFFEb\uFFFFc']]])).toEqual([['\uFFFD', 'a\uFFFDb\uFFFDc']]);
  });
});
