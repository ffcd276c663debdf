import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AppError, fieldError } from '../../../core/errors.js';
import { filesOf } from '../../../http/fields.js';
import { requestContext } from '../../../core/request-context.js';
import { InputPipe } from '../../../http/validation.pipe.js';
import { FilesService, IncomingFile } from '../../../platform/files/files.service.js';
import { TimeSlices } from '../../../platform/work/time-slices.js';
import { CatalogueTools } from '../shared/catalogue-tools.js';
import type { AnyCatalogue } from '../shared/catalogue.js';
import { BroughtFiles } from './brought-files.js';
import {
  readTransferFile,
  type TableColumns,
  type TransferFile,
  type TransferRecord,
  type TransferRow,
} from './transfer-file.js';
import type { ImportDto, ImportedRow, ImportReport } from './transfer.dto.js';
import { TRANSFERABLES, type Transferable, type TransferableKind } from './transferables.js';

interface Prepared {
  id: string | undefined;
  present: Record<string, unknown> | undefined;
  fields: Record<string, unknown>;
}

/**
 * Takes records in under the rules of the call that adds one, and says what became of each. A record that is known by its id
 * takes what the file says; each one goes through as a whole or not at all, and leaves no file behind when it does not.
 */
@Injectable()
export class ImportService {
  private readonly input = new InputPipe();

  constructor(
    private readonly tools: CatalogueTools,
    private readonly files: FilesService,
  ) {}

  async import({ kind, mode, file }: ImportDto): Promise<ImportReport> {
    const source = await readTransferFile(file, kind, columnsOf(TRANSFERABLES[kind]));
    try {
      const rows: ImportedRow[] = [];
      const seen = new Set<string>();
      const slices = new TimeSlices();
      for (const given of source.rows) {
        try {
          rows.push(await this.row(kind, given, source, seen, mode === 'import'));
        } catch (error) {
          throw withDone(error, rows.length);
        }
        await slices.pause();
      }
      const count = (outcome: ImportedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
      const [added, changed, unchanged] = [count('added'), count('changed'), count('unchanged')];
      return { added, changed, unchanged, refused: count('refused'), rows };
    } finally {
      await source.archive?.close();
    }
  }

  private async row(
    kind: TransferableKind,
    { row, record }: TransferRow,
    source: TransferFile,
    seen: Set<string>,
    save: boolean,
  ): Promise<ImportedRow> {
    const catalogue = this.tools.catalogues.get(kind)!;
    const brought = new BroughtFiles(source.archive, this.files.incoming);
    const label = labelOf(record);
    try {
      const prepared = await this.prepare(catalogue, TRANSFERABLES[kind], record, brought, seen);
      const outcome = outcomeOf(prepared);
      if (save && outcome !== 'unchanged') await this.save(catalogue, prepared);
      return { row, label, outcome, errors: [] };
    } catch (error) {
      // While the server is busy, nothing is wrong with the record.
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
      const errors = error.errors ?? [{ field: '', message: error.message }];
      return { row, label, outcome: 'refused', errors };
    } finally {
      await brought.clear();
    }
  }

  /** Everything that can be wrong with a record is found here, before anything is stored. */
  private async prepare(
    catalogue: AnyCatalogue,
    transferable: Transferable,
    record: TransferRecord,
    brought: BroughtFiles,
    seen: Set<string>,
  ): Promise<Prepared> {
    const { Add, fields, stored = {}, references = [], check } = transferable;
    const id = idOf(record);
    if (id && seen.has(id)) throw fieldError('id', 'This id is in the file twice');
    if (id) seen.add(id);
    const present = id ? await this.present(catalogue, id) : undefined;
    const named = (field: string) => stored[field] ?? field;
    const files = await brought.take(Add, record, (field) => present?.[named(field)]);
    const given = Object.fromEntries(
      fields.filter((field) => record[field] !== undefined).map((field) => [field, record[field]]),
    );
    const values = (await this.input.transform(
      { ...given, ...files.incoming, ...files.kept },
      { type: 'body', metatype: Add },
    )) as Record<string, unknown>;
    check?.(values as never);
    const result = fields
      .filter((field) => values[field] !== undefined && !(field in files.kept))
      .map((field) => [
        named(field),
        references.includes(field) ? new Types.ObjectId(String(values[field])) : values[field],
      ]);
    const prepared = { id, present, fields: Object.fromEntries(result) as Record<string, unknown> };
    await catalogue.checkNeeds({ ...present, ...prepared.fields });
    if (catalogue.holdsLevels) checkLevelInFile(prepared, seen);
    return prepared;
  }

  private async present(catalogue: AnyCatalogue, id: string): Promise<Record<string, unknown> | undefined> {
    const found = await catalogue.model.findById(id).lean<Record<string, unknown>>();
    if (found?.['deletedAt']) throw fieldError('id', 'This record is in the trash: restore it first');
    return found ?? undefined;
  }

  /** What failed takes its files with it; what went through keeps them, whatever becomes of the next record. */
  private async save(catalogue: AnyCatalogue, { id, present, fields }: Prepared): Promise<void> {
    const context = requestContext()!;
    const before = context.storedFiles.length;
    try {
      if (present) await catalogue.update(id!, fields);
      else await catalogue.add(id ? { _id: new Types.ObjectId(id), ...fields } : fields);
      context.storedFiles.splice(before);
    } catch (error) {
      await Promise.all(context.storedFiles.splice(before).map((path) => this.files.remove(path)));
      throw error;
    }
  }
}

/** The columns of a table of these records. */
function columnsOf({ Add, fields }: Transferable): TableColumns {
  const files = filesOf(Add);
  return {
    texts: fields.filter((field) => !(field in files)),
    files: fields.filter((field) => field in files),
  };
}

/** A file that came along is a change; the texts, numbers and ids of a record may be what they were. */
function outcomeOf({ present, fields }: Prepared): 'added' | 'changed' | 'unchanged' {
  if (!present) return 'added';
  const same = Object.entries(fields).every(
    ([name, value]) => !(value instanceof IncomingFile) && String(value) === String(present[name]),
  );
  return same ? 'unchanged' : 'changed';
}

/** Refuses a second record of the file that is to get the same level: only the first one could be saved. */
function checkLevelInFile({ present, fields: { level } }: Prepared, seen: Set<string>): void {
  const key = `level ${String(level)}`;
  if (seen.has(key) && present?.['level'] !== level)
    throw fieldError('level', `Level ${String(level)} is in the file twice`, 'DUPLICATE');
  seen.add(key);
}

/** Says after how many records the server was busy. */
function withDone(error: unknown, done: number): unknown {
  if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') return error;
  const message = `The server is busy: only the first ${done} records of this file are done. Please send the others again in a moment`;
  return new AppError('UNAVAILABLE', message, undefined, error.retryAfter, { cause: error });
}

function idOf({ id }: TransferRecord): string | undefined {
  if (id === undefined || id === null || id === '') return undefined;
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/i.test(id)) throw fieldError('id', 'This is no id');
  return id.toLowerCase();
}

/** The words by which staff know the record again in their file. */
function labelOf(record: TransferRecord): string {
  const words = ['title', 'name', 'songName', 'content', 'country', 'level', 'type'].map(
    (name) => record[name],
  );
  const known = words.find((word) => typeof word === 'string' || typeof word === 'number');
  return known === undefined ? '' : String(known).slice(0, 100);
}
