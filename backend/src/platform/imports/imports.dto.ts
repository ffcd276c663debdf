import { ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import type { IncomingFile } from '../../core/incoming-file.js';
import { Int, OneOf, Optional, Text } from '../../http/fields.js';
import { File } from '../../http/file-fields.js';
import { DayRange, Filter } from '../../http/filter-fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import type { Job } from '../jobs/job.schema.js';
import { IMPORT_ROW_STATES, type Import, type ImportRow, type ImportRowState } from './import.schema.js';
import type { CheckedRow } from './import-work.js';

/** The maximum number of rows of any table. */
export const MOST_ROWS = 10_000;

/** asked and refused: the decision of a second admin; the others are the states of the job. */
export const IMPORT_STATES = [
  'asked',
  'refused',
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

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

export class ImportListQuery extends IntersectionType(
  OmitType(ListQuery, ['search', 'around']),
  DayRange('created', 'Day of the import', 'createdAt'),
) {
  @Optional()
  @Text(30, { description: 'Kind of import', example: 'salaries' })
  @Filter('kind')
  kind?: string;
  @Optional()
  @OneOf(IMPORT_STATES, 'ImportState', { description: 'Omitted: all' })
  @Filter()
  state?: ImportState;
  @Sort('createdAt') sort?: string;
}

export class ImportRowListQuery extends OmitType(ListQuery, ['around']) {
  @Optional()
  @OneOf(IMPORT_ROW_STATES, 'ImportRowState', { description: 'Omitted: all' })
  @Filter('state')
  state?: ImportRowState;
  @Sort('row') sort?: string;
}

@ApiSchema({ name: 'Import' })
export class ImportRunDto {
  @ShowsId() _id: string;
  @ShowsText('Kind of import', 'salaries') kind: string;
  @ShowsText('Title for staff', 'Salaries of October') title: string;
  @Shows({
    enum: [...IMPORT_STATES],
    enumName: 'ImportState',
    description: 'asked: awaits a second admin; otherwise the state of its job',
  })
  state: ImportState;
  @Shows({ type: Boolean, description: 'true: the job stops after the current portion' })
  cancelAsked: boolean;
  @ShowsInt('Number of rows', 312) total: number;
  @ShowsInt('Rows that are done or failed', 300) done: number;
  @ShowsInt('Rows that failed', 2) failed: number;
  @ShowsInt('Coins of all rows, 0 without coins', 1_240_000) coins: number;
  @ShowsText('Who asked', 'Meera Nair') by: string;
  @Shows({ type: Boolean, description: 'Whether the caller asked' }) own: boolean;
  @ShowsText("The second admin who decided, '' without one", '') decidedBy: string;
  @ShowsText("Reason of a refusal, '' without one", '') reason: string;
  @ShowsText("Id of the background job, '' before the start", '66f0c0ffee00000000000001') job: string;
  @ShowsText("Why the last attempt stopped, '' otherwise", '') error: string;
  @Shows({ type: Boolean, description: 'Whether the issued passwords were handed out' })
  passwordsTaken: boolean;
  @ShowsTime('When it was asked for') createdAt: string;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When every row was done' })
  endedAt: string | null;
}

@ApiSchema({ name: 'ImportRow' })
export class ImportRowDto {
  @ShowsId() _id: string;
  @ShowsInt('Row of the spreadsheet', 2) row: number;
  @Shows({ enum: [...IMPORT_ROW_STATES], enumName: 'ImportRowState' }) state: ImportRowState;
  @ShowsText('Username, code or name of the record', 'anita.sharma') label: string;
  @ShowsText('Note, email address or agency', 'October') detail: string;
  @Shows({ type: 'integer', nullable: true, description: 'Coins of the row' }) coins: number | null;
  @ShowsText("Id of the entry, account or application that the row made, ''", '') made: string;
  @ShowsText("Why the row failed, '' otherwise", '') reason: string;
}

/** The failed rows as they were in the file, to correct them and import them again. */
export class FailedRows {
  @Shows({ type: [String], description: 'Columns' }) columns: string[];
  @Shows({ type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'Cells by row' })
  rows: string[][];
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

/** An import with its job. */
export interface ListedImport {
  run: Import;
  /** undefined before the start. */
  job: Job | undefined;
  /** The number of failed rows. */
  failed: number;
}

export function toImportRun({ run, job, failed }: ListedImport, callerId: string): ImportRunDto {
  const isDecided = run.state === 'asked' || run.state === 'refused';
  return {
    _id: run._id.toHexString(),
    kind: run.kind,
    title: run.title,
    state: isDecided ? (run.state as 'asked' | 'refused') : (job?.state ?? 'done'),
    cancelAsked: job?.cancelAsked ?? false,
    total: run.rows,
    done: job?.done ?? 0,
    failed,
    coins: run.coins,
    by: run.by.name,
    own: run.by.id === callerId,
    decidedBy: run.decidedBy?.name ?? '',
    reason: run.reason,
    job: run.job?.toHexString() ?? '',
    error: job?.error ?? '',
    passwordsTaken: run.passwordsAt !== null,
    createdAt: run.createdAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  };
}

export const toImportRow = (row: ImportRow): ImportRowDto => ({
  _id: row._id.toHexString(),
  row: row.row,
  state: row.state,
  label: row.label,
  detail: row.detail,
  coins: row.coins,
  made: row.made,
  reason: row.reason,
});
