import { readXlsx } from 'hucre/xlsx';

/** Returns the rows of the first sheet of a workbook, its head included, with numbers and times as such. */
export async function sheetRows(workbook: Buffer): Promise<unknown[][]> {
  const { sheets } = await readXlsx(workbook);
  return sheets[0]?.rows ?? [];
}
