import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import type { Env } from '../../core/config/env.js';
import { AppError } from '../../core/errors.js';
import { grouped } from '../../core/grouped.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import { currentTime } from '../../core/request-context.js';
import type { Page } from '../../http/list-query.js';
import { AuditService } from '../audit/audit.service.js';
import { ENV } from '../config/env.module.js';
import { whereOf } from '../database/filters.js';
import { findPage, type Listed, sortOf } from '../database/paging.js';
import type { JobState } from '../jobs/job.schema.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Import, ImportRow } from './import.schema.js';
import type { CheckedRow } from './import-work.js';
import type { ImportListQuery, ImportRowListQuery, ListedImport } from './imports.dto.js';
import { readTable, refusedFile, type TableRow, type TableShape } from './table.js';

export const IMPORT_JOB = 'import';

export interface NewImport {
  kind: string;
  title: string;
  rows: CheckedRow[];
  /** The number of rows that the person confirmed. */
  seen: number;
}

/** The errors that a refused start lists. */
const MOST_NAMED = 20;

const whoOf = ({ role, id, code, name }: Caller) => ({ role, id, code, name });
const targetOf = ({ _id, title }: Pick<Import, '_id' | 'title'>) => ({
  kind: 'import',
  id: _id.toHexString(),
  label: title,
});
const told = ({ kind, rows, coins }: Import) => ({ import: kind, rows, ...(coins && { coins }) });

/** Stores tables that were checked as a whole, starts the jobs that carry them out, and lists both for staff. */
@Injectable()
export class ImportsService {
  constructor(
    @InjectModel(Import.name) private readonly imports: Model<Import>,
    @InjectModel(ImportRow.name) private readonly rows: Model<ImportRow>,
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Reads an uploaded table. `needed`: the columns that the file must have. */
  async read(
    file: IncomingFile,
    needed: readonly string[],
    shape: Omit<TableShape, 'missing'>,
  ): Promise<TableRow[]> {
    const missing = (heads: readonly string[]) => needed.filter((name) => !heads.includes(name));
    return readTable(textOf(await readFile(file.path)), { ...shape, missing });
  }

  /**
   * Stores an import and its rows in the caller's transaction. Fails, and stores nothing, when a row has an error or
   * when the file has another number of rows than the person confirmed.
   */
  async store(caller: Caller, { kind, title, rows, seen }: NewImport): Promise<Import> {
    assertWhole(rows);
    if (rows.length !== seen) throw otherFile();
    const run: Import = {
      ...{ _id: new Types.ObjectId(), kind, title, rows: rows.length },
      coins: rows.reduce((sum, { coins }) => sum + (coins ?? 0), 0),
      ...{ state: 'asked', by: whoOf(caller), decidedBy: null, reason: '', job: null },
      ...{ passwordsAt: null, createdAt: currentTime(), endedAt: null },
    };
    await this.imports.create(run);
    await this.rows.insertMany(
      rows.map(({ errors: _none, ...row }) => ({
        ...{ _id: new Types.ObjectId(), import: run._id, state: 'waiting' },
        ...{ made: '', reason: '' },
        ...row,
      })),
      { lean: true },
    );
    return run;
  }

  /** Records that an import waits for a second admin, in the caller's transaction. */
  async ask(run: Import): Promise<void> {
    await this.audit.record({ action: 'import.ask', target: targetOf(run), after: told(run) });
  }

  /**
   * Adds the job of an import, in the caller's transaction; `decider` is the second admin. Call `wake` after the commit.
   * The records that the job makes name the caller.
   */
  async begin(caller: Caller, id: Types.ObjectId, decider?: Caller): Promise<Import> {
    const run = await this.find(id.toHexString());
    const job = await this.jobs.add({
      kind: IMPORT_JOB,
      title: run.title,
      payload: { import: run._id, caller: whoOf(caller) },
      total: run.rows,
      by: { id: caller.id, name: caller.name },
    });
    const decidedBy = decider ? whoOf(decider) : null;
    const change = { state: 'started', job: job._id, decidedBy } as const;
    const { matchedCount } = await this.imports.updateOne({ _id: run._id, state: 'asked' }, { $set: change });
    if (!matchedCount) throw new AppError('INVALID_TRANSITION', 'This import has already been decided');
    const action = decider ? 'import.confirm' : 'import.start';
    await this.audit.record({ action, target: targetOf(run), after: told(run) });
    return run;
  }

  wake(): void {
    this.jobs.wake();
  }

  /** Ends an import that a second admin refused, in the caller's transaction. */
  async refuse(caller: Caller, id: Types.ObjectId, reason: string): Promise<void> {
    const change = { state: 'refused', decidedBy: whoOf(caller), reason, endedAt: currentTime() } as const;
    const run = await this.imports.findOneAndUpdate({ _id: id, state: 'asked' }, { $set: change }).lean();
    if (!run) throw new AppError('INVALID_TRANSITION', 'This import has already been decided');
    await this.audit.record({ action: 'import.refuse', target: targetOf(run), after: told(run), reason });
  }

  /** Lists the imports, newest first. */
  async list(query: ImportListQuery, page: Page): Promise<Listed<ListedImport>> {
    const where = { ...whereOf(query, this.env.timeZone), ...(await this.inState(query.state)) };
    const found = await findPage(this.imports, where, page, sortOf(query.sort ?? '-createdAt', {}));
    return { ...found, records: await this.withJobs(found.records) };
  }

  async find(id: string): Promise<Import> {
    const run = await this.imports.findById(id).lean();
    if (!run) throw new AppError('NOT_FOUND', 'This import does not exist');
    return run;
  }

  async withJobs(runs: Import[]): Promise<ListedImport[]> {
    const jobs = await this.jobs.named(runs.flatMap(({ job }) => job ?? []));
    return runs.map((run) => {
      const job = run.job ? jobs.get(run.job.toHexString()) : undefined;
      return { run, job, failed: job?.result.failed ?? 0 };
    });
  }

  /** Lists the rows of an import in the order of the file. */
  async listRows(id: string, query: ImportRowListQuery, page: Page): Promise<Listed<ImportRow>> {
    const { _id } = await this.find(id);
    // An import has at most 10,000 rows, which the index of the import finds: the search reads no others.
    const search = query.search?.trim();
    const found = search ? { label: { $regex: escaped(search), $options: 'i' } } : {};
    const where: QueryFilter<ImportRow> = { import: _id, ...whereOf(query, this.env.timeZone), ...found };
    return findPage(this.rows, where, page, sortOf(query.sort ?? 'row', {}));
  }

  /** Returns the failed rows of an import as they were in the file. */
  async failedRows(id: string): Promise<{ columns: string[]; rows: string[][] }> {
    const { _id } = await this.find(id);
    const failed = await this.rows.find({ import: _id, state: 'failed' }).sort({ row: 1 }).lean();
    const columns = [...new Set(failed.flatMap(({ cells }) => Object.keys(cells)))];
    return { columns, rows: failed.map(({ cells }) => columns.map((column) => cells[column] ?? '')) };
  }

  /** Returns the ids of the records that an import made. */
  async madeBy(run: Import): Promise<string[]> {
    const done = await this.rows
      .find({ import: run._id, state: 'done' }, { made: 1 })
      .sort({ row: 1 })
      .lean();
    return done.map(({ made }) => made);
  }

  /**
   * Notes that the passwords of an ended import are handed out, in the caller's transaction. Fails for anybody but the
   * person who imported, and for a second time.
   */
  async takePasswords(caller: Caller, id: Types.ObjectId): Promise<void> {
    const own = { _id: id, 'by.id': caller.id };
    const run = await this.imports
      .findOneAndUpdate({ ...own, state: 'ended', passwordsAt: null }, { passwordsAt: currentTime() })
      .lean();
    if (run) {
      await this.audit.record({ action: 'import.passwords', target: targetOf(run), after: told(run) });
      return;
    }
    const standing = await this.imports.findOne(own).lean();
    if (!standing) throw new AppError('NOT_FOUND', 'Another admin started this import');
    const why = standing.passwordsAt
      ? 'The passwords were already downloaded. Open an account to see or replace its password'
      : 'Wait until the import has ended';
    throw new AppError('INVALID_TRANSITION', why);
  }

  /** Removes the name of a deleted record from the rows, which remain. */
  async forget(about: string, label: string): Promise<void> {
    await this.rows.updateMany({ about }, { $set: { label, detail: '', cells: {} } });
  }

  private async inState(state: ImportListQuery['state']): Promise<object> {
    if (!state) return {};
    if (state === 'asked' || state === 'refused') return { state };
    return { job: { $in: await this.jobs.idsIn(IMPORT_JOB, [state satisfies JobState]) } };
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const otherFile = () =>
  new AppError('VERSION_CONFLICT', 'This file is not the one that you checked. Check the file again');

/** Returns the text of a file. Rejects other encodings, which would change letters in names. */
function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw refusedFile('The letters of this file cannot be read. Save the file as “CSV UTF-8”');
  }
}

/** Rejects a table as a whole when one of its rows has an error. */
function assertWhole(rows: CheckedRow[]): void {
  const faulty = rows.filter(({ errors }) => errors.length);
  if (!faulty.length) return;
  const count = faulty.length === 1 ? '1 row has an error' : `${grouped(faulty.length)} rows have errors`;
  const named = faulty.slice(0, MOST_NAMED).map(({ row, errors: [first] }) => ({
    field: 'file',
    message: `Row ${row}: ${first?.field ? `${first.field}: ` : ''}${first?.message ?? ''}`,
  }));
  throw new AppError('VALIDATION_FAILED', `${count}. Nothing was imported. Correct the file`, named);
}
