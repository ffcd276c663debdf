import type { IncomingFile } from '../../core/incoming-file.js';
import { Int, Text } from '../../http/fields.js';
import { File } from '../../http/file-fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsInt, ShowsText } from '../../http/shown-fields.js';
import type { CheckedRow } from './imports.service.js';

/** The maximum number of rows of any table. */
export const MOST_ROWS = 10_000;

@RefuseUnknown()
export class PreviewImportDto {
  @File('table') file: IncomingFile;
}

/** Starts an import. `rows` is the number that the person saw and confirmed. */
@RefuseUnknown()
export class StartImportDto {
  @Text(100, { description: 'Title for staff', example: 'Salaries of October' }) title: string;
  @File('table') file: IncomingFile;
  @Int(1, MOST_ROWS, { description: 'Number of rows of the preview', example: 312 }) rows: number;
}

export class ImportFault {
  @ShowsText("Invalid column or field, '' for the row as a whole", 'coins') field: string;
  @ShowsText('What is wrong with it', 'Enter a whole number') message: string;
}

export class PreviewedRow {
  @ShowsInt('Row of the spreadsheet, from 1', 2) row: number;
  @ShowsText('The record that was found, or the name of a new one', 'anita.sharma') label: string;
  @ShowsText('Note, email address or agency of the row', 'October') detail: string;
  @Shows({ type: 'integer', nullable: true, description: 'Coins of the row; null without coins' })
  coins: number | null;
  @Shows({ type: [ImportFault] }) errors: ImportFault[];
}

export class ImportPreview {
  @ShowsInt('Number of rows', 312) total: number;
  @ShowsInt('Number of rows with errors; the import starts only at 0', 0) faulty: number;
  @ShowsInt('Coins of all rows, 0 without coins', 1_240_000) coins: number;
  @Shows({ type: Boolean, description: 'Whether a second admin must approve the import' }) waits: boolean;
  @Shows({ type: [PreviewedRow] }) rows: PreviewedRow[];
}

export const toPreview = (
  rows: CheckedRow[],
  more: { waits: boolean } = { waits: false },
): ImportPreview => ({
  total: rows.length,
  faulty: rows.filter(({ errors }) => errors.length).length,
  coins: rows.reduce((sum, { coins }) => sum + (coins ?? 0), 0),
  ...more,
  rows: rows.map(({ row, label, detail, coins, errors }) => ({ row, label, detail, coins, errors })),
});
