import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AppError, fieldError } from '../../../core/errors.js';
import { requestContext } from '../../../core/request-context.js';
import { InputPipe } from '../../../http/input.pipe.js';
import { knownFields } from '../../../http/known-fields.js';
import { IncomingFile } from '../../../core/incoming-file.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { TimeSlices } from '../../../core/time-slices.js';
import type { CatalogueKind } from '../registry/catalogue-list.js';
import { CataloguesService } from '../registry/catalogues.service.js';
import { CatalogueFields } from '../shared/catalogue.dto.js';
import { BroughtFiles } from './brought-files.js';
import {
  readTransferFile,
  type TableColumns,
  type TransferFile,
  type TransferRecord,
  type TransferRow,
} from './transfer-file.js';
import type { ImportDto, ImportedRow, ImportReport } from './transfer.dto.js';
import { type Transferable, transferable, withDefaults } from './transferables.js';

/** The fields that every catalogue has. */
const COMMON = knownFields(CatalogueFields);
type AnyCatalogue = ReturnType<CataloguesService['get']>;

interface Prepared {
  id: string | undefined;
  present: Record<string, unknown> | undefined;
  fields: Record<string, unknown>;
}

/**
 * Imports records under the rules of the endpoint that adds one, and reports the outcome of each. A record with a known
 * id is updated. Each record is imported as a whole or not at all, and a rejected record leaves no files behind.
 */
@Injectable()
export class ImportService {
  private readonly input = new InputPipe();

  constructor(
    private readonly catalogues: CataloguesService,
    private readonly files: FilesService,
  ) {}

  async import({ kind, mode }: Pick<ImportDto, 'kind' | 'mode'>, file: IncomingFile): Promise<ImportReport> {
    const source = await readTransferFile(file, kind, columnsOf(transferable(kind)));
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
      const { ignored = [] } = source;
      return { added, changed, unchanged, refused: count('refused'), ignored, rows };
    } finally {
      await source.archive?.close();
    }
  }

  private async row(
    kind: CatalogueKind,
    { row, record }: TransferRow,
    source: TransferFile,
    seen: Set<string>,
    save: boolean,
  ): Promise<ImportedRow> {
    const catalogue = this.catalogues.get(kind);
    const brought = new BroughtFiles(source.archive, this.files.incoming);
    const label = labelOf(record);
    try {
      const prepared = await this.prepare(catalogue, transferable(kind), record, brought, seen);
      const outcome = outcomeOf(prepared);
      if (save && outcome !== 'unchanged') await this.save(catalogue, prepared);
      return { row, label, outcome, errors: [] };
    } catch (error) {
      // A busy server is no error of the record.
      if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error;
      const errors = error.errors ?? [{ field: '', message: error.message }];
      return { row, label, outcome: 'refused', errors };
    } finally {
      await brought.clear();
    }
  }

  /** Finds every error of a record before anything is stored. */
  private async prepare(
    catalogue: AnyCatalogue,
    { dto, fields, storedName, check }: Transferable,
    record: TransferRecord,
    brought: BroughtFiles,
    seen: Set<string>,
  ): Promise<Prepared> {
    const id = idOf(record);
    if (id && seen.has(id)) throw fieldError('id', 'This id appears twice in the file');
    if (id) seen.add(id);
    const present = id ? await this.present(catalogue, id) : undefined;
    const files = await brought.take(dto, record, (field) => present?.[storedName(field)]);
    const given = Object.fromEntries(
      fields.filter((field) => isGiven(field, record[field])).map((field) => [field, record[field]]),
    );
    const values = (await this.input.transform(
      { ...given, ...files.incoming, ...files.unchanged },
      { type: 'body', metatype: dto },
    )) as Record<string, unknown>;
    check(values);
    const result = fields
      .filter((field) => values[field] !== undefined && !(field in files.unchanged))
      .map((field) => [
        storedName(field),
        catalogue.isForeignKey(storedName(field)) ? new Types.ObjectId(String(values[field])) : values[field],
      ]);
    const prepared = { id, present, fields: Object.fromEntries(result) as Record<string, unknown> };
    await catalogue.checkNeeds({ ...present, ...prepared.fields });
    if (catalogue.holdsLevels) checkLevelInFile(prepared, seen);
    return prepared;
  }

  private async present(catalogue: AnyCatalogue, id: string): Promise<Record<string, unknown> | undefined> {
    const found = await catalogue.model.findById(id).lean<Record<string, unknown>>();
    if (found?.['deletedAt']) throw fieldError('id', 'This record is in the trash. Restore it first');
    return found ? withDefaults(found) : undefined;
  }

  /** Saves one record. A failed record deletes its files; a saved record keeps them, even if a later record fails. */
  private async save(catalogue: AnyCatalogue, { id, present, fields }: Prepared): Promise<void> {
    const stored = requestContext()?.storedFiles ?? [];
    const before = stored.length;
    try {
      if (id && present) await catalogue.update(id, fields);
      else await catalogue.add(id ? { _id: new Types.ObjectId(id), ...fields } : fields);
      stored.splice(before);
    } catch (error) {
      await Promise.all(stored.splice(before).map((path) => this.files.remove(path)));
      throw error;
    }
  }
}

/** Returns whether a file gives a field. An empty cell of a field that every catalogue has gives none. */
const isGiven = (field: string, value: unknown) =>
  value !== undefined && !(value === '' && COMMON.has(field));

/** Returns the columns of a table of these records. */
const columnsOf = ({ fields, isFile }: Transferable): TableColumns => ({
  texts: fields.filter((field) => !isFile(field) && !COMMON.has(field)),
  files: fields.filter(isFile),
  common: [...COMMON],
});

/** Compares a record with its stored version. A file in the import always counts as a change. */
function outcomeOf({ present, fields }: Prepared): 'added' | 'changed' | 'unchanged' {
  if (!present) return 'added';
  const same = Object.entries(fields).every(
    ([name, value]) => !(value instanceof IncomingFile) && String(value) === String(present[name]),
  );
  return same ? 'unchanged' : 'changed';
}

/** Rejects a second record with the same level in one file, because only the first could be saved. */
function checkLevelInFile({ present, fields: { level } }: Prepared, seen: Set<string>): void {
  const key = `level ${String(level)}`;
  if (seen.has(key) && present?.['level'] !== level)
    throw fieldError('level', `Level ${String(level)} appears twice in the file`, 'DUPLICATE');
  seen.add(key);
}

/** Adds to an UNAVAILABLE error the number of records that were processed before it. */
function withDone(error: unknown, done: number): unknown {
  if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') return error;
  const message = `The server is busy. Only the first ${done} records were imported. Please import the file again in a moment`;
  return new AppError('UNAVAILABLE', message, undefined, error.retryAfter, { cause: error });
}

function idOf({ id }: TransferRecord): string | undefined {
  if (id === undefined || id === null || id === '') return undefined;
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/i.test(id)) throw fieldError('id', 'Must be a valid id');
  return id.toLowerCase();
}

/** Returns a label by which staff recognise the record in their file. */
function labelOf(record: TransferRecord): string {
  const words = ['title', 'name', 'songName', 'content', 'country', 'level', 'type'].map(
    (name) => record[name],
  );
  const known = words.find((word) => typeof word === 'string' || typeof word === 'number');
  return known === undefined ? '' : String(known).slice(0, 100);
}
