import { ApiSchema, IntersectionType, OmitType } from '@nestjs/swagger';
import { OneOf, Optional, Text } from '../../http/fields.js';
import { DayRange, Filter } from '../../http/filter-fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import type { Job, JobState } from '../jobs/job.schema.js';
import {
  type Batch,
  BATCH_ROW_STATES,
  BATCH_SOURCES,
  type BatchRow,
  type BatchRowState,
  type BatchSource,
} from './batch.schema.js';

/** asked and refused: the decision of a second admin; the others are the states of the job. */
export const BATCH_STATES = [
  'asked',
  'refused',
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
] as const;
export type BatchState = (typeof BATCH_STATES)[number];

export class BatchListQuery extends IntersectionType(
  OmitType(ListQuery, ['search', 'around']),
  DayRange('created', 'Day of the start', 'createdAt'),
) {
  @Optional()
  @OneOf(BATCH_SOURCES, 'BatchSource', { description: 'Omitted: both' })
  @Filter('source')
  source?: BatchSource;
  @Optional()
  @Text(30, { description: 'Kind of import or bulk change', example: 'salaries' })
  @Filter('kind')
  kind?: string;
  @Optional()
  @OneOf(BATCH_STATES, 'BatchState', { description: 'Omitted: all' })
  @Filter()
  state?: BatchState;
  @Sort('createdAt') sort?: string;
}

export class BatchRowListQuery extends OmitType(ListQuery, ['around']) {
  @Optional()
  @OneOf(BATCH_ROW_STATES, 'BatchRowState', { description: 'Omitted: all' })
  @Filter('state')
  state?: BatchRowState;
  @Sort('row') sort?: string;
}

@ApiSchema({ name: 'Batch' })
export class BatchDto {
  @ShowsId() _id: string;
  @Shows({ enum: [...BATCH_SOURCES], enumName: 'BatchSource', description: 'Where its rows come from' })
  source: BatchSource;
  @ShowsText('Kind of import or bulk change', 'salaries') kind: string;
  @ShowsText('Title for staff', 'Salaries of October') title: string;
  @Shows({
    enum: [...BATCH_STATES],
    enumName: 'BatchState',
    description: 'asked: awaits a second admin; otherwise the state of its job',
  })
  state: BatchState;
  @Shows({ type: Boolean, description: 'true: the job stops after the current portion' })
  cancelAsked: boolean;
  @Shows({ type: Boolean, description: 'Whether the caller may resume it' }) resumable: boolean;
  @ShowsInt('Number of rows', 312) total: number;
  @ShowsInt('Rows that are done or failed', 300) done: number;
  @ShowsInt('Rows that failed', 2) failed: number;
  @ShowsInt('Coins of all rows, 0 without coins', 1_240_000) coins: number;
  @ShowsText('Who asked', 'Meera Nair') by: string;
  @Shows({ type: Boolean, description: 'Whether the caller asked' }) own: boolean;
  @ShowsText("The second admin who decided, '' without one", '') decidedBy: string;
  @ShowsText("Reason of a refusal or of a bulk change, '' without one", '') reason: string;
  @Shows({
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'Filters by which the records were selected, by name; empty for rows that were selected one by one',
    example: { banned: 'false', search: 'spam' },
  })
  filter: Record<string, string>;
  @Shows({ type: Boolean, description: 'Whether the caller may undo this now' })
  undoable: boolean;
  @ShowsText("Id of the bulk change or import that this one undoes, '' for another one", '') undoes: string;
  @ShowsText("Id of the bulk change that undoes this one, '' without one", '') undoneBy: string;
  @ShowsText("Id of the background job, '' before the start", '66f0c0ffee00000000000001') job: string;
  @ShowsText("Why the last attempt stopped, '' otherwise", '') error: string;
  @Shows({ type: Boolean, description: 'Whether the issued passwords were handed out' })
  passwordsTaken: boolean;
  @ShowsTime('When it was asked for') createdAt: string;
  @Shows({ type: String, format: 'date-time', nullable: true, description: 'When every row was done' })
  endedAt: string | null;
}

@ApiSchema({ name: 'BatchRow' })
export class BatchRowDto {
  @ShowsId() _id: string;
  @ShowsInt('Row of the spreadsheet, or place in the selection', 2) row: number;
  @Shows({ enum: [...BATCH_ROW_STATES], enumName: 'BatchRowState' }) state: BatchRowState;
  @ShowsText('Username, code or name of the record', 'anita.sharma') label: string;
  @ShowsText('Note, email address or agency', 'October') detail: string;
  @Shows({ type: 'integer', nullable: true, description: 'Coins of the row' }) coins: number | null;
  @ShowsText("Id of the entry, account or application that the row made, ''", '') made: string;
  @ShowsText("Kind and id of the existing record that the row is about, ''", 'user:66f0c0ffee00000000000001')
  about: string;
  @ShowsText("Why the row failed or had nothing to change, '' otherwise", '') reason: string;
}

/** The failed rows as they were in the file, to correct them and import them again. */
export class FailedRows {
  @Shows({ type: [String], description: 'Columns' }) columns: string[];
  @Shows({ type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'Cells by row' })
  rows: string[][];
}

/** A batch with its job. */
export interface ListedBatch {
  batch: Batch;
  /** undefined before the start. */
  job: Job | undefined;
  /** The number of failed rows. */
  failed: number;
  /** Whether the reader may resume it. */
  resumable: boolean;
  /** Whether the reader may undo it, as far as rights say. */
  mayUndo: boolean;
}

/** A bulk change can be undone once no job works on it. */
const ENDED: readonly JobState[] = ['done', 'failed', 'cancelled'];

export function toBatch({ batch, job, failed, resumable, mayUndo }: ListedBatch, callerId: string): BatchDto {
  const isDecided = batch.state === 'asked' || batch.state === 'refused';
  return {
    _id: batch._id.toHexString(),
    source: batch.source,
    kind: batch.kind,
    title: batch.title,
    state: isDecided ? (batch.state as 'asked' | 'refused') : (job?.state ?? 'done'),
    cancelAsked: job?.cancelAsked ?? false,
    resumable: resumable && batch.undoneBy === null,
    total: batch.rows,
    done: job?.done ?? 0,
    failed,
    coins: batch.coins,
    by: batch.by.name,
    own: batch.by.id === callerId,
    decidedBy: batch.decidedBy?.name ?? '',
    reason: batch.reason,
    filter: Object.fromEntries(Object.entries(batch.filter).map(([name, value]) => [name, String(value)])),
    undoable:
      mayUndo && batch.undoable && batch.undoneBy === null && job !== undefined && ENDED.includes(job.state),
    undoes: batch.undoes?.toHexString() ?? '',
    undoneBy: batch.undoneBy?.toHexString() ?? '',
    job: batch.job?.toHexString() ?? '',
    error: job?.error ?? '',
    passwordsTaken: batch.passwordsAt !== null,
    createdAt: batch.createdAt.toISOString(),
    endedAt: batch.endedAt?.toISOString() ?? null,
  };
}

export const toBatchRow = (row: BatchRow): BatchRowDto => ({
  _id: row._id.toHexString(),
  row: row.row,
  state: row.state,
  label: row.label,
  detail: row.detail,
  coins: row.coins,
  made: row.made,
  about: row.about,
  reason: row.reason,
});
