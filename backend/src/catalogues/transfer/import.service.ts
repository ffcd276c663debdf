import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AppError, fieldError } from '../../api/errors.js';
import { requestContext } from '../../api/request-context.js';
import { InputPipe } from '../../api/validation.pipe.js';
import { FilesService } from '../../files/files.service.js';
import { TimeSlices } from '../../work/time-slices.js';
import { CatalogueTools } from '../shared/catalogue-tools.js';
import type { AnyCatalogue } from '../shared/catalogue.service.js';
import { BroughtFiles } from './brought-files.js';
import { readTransferFile, type TransferFile, type TransferRecord } from './transfer-file.js';
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
    const source = await readTransferFile(file, kind);
    try {
      const rows: ImportedRow[] = [];
      const seen = new Set<string>();
      const slices = new TimeSlices();
      for (const [at, record] of source.records.entries()) {
        rows.push(await this.row(kind, record, at + 1, source, seen, mode === 'import'));
        await slices.pause();
      }
      const count = (outcome: ImportedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
      return { added: count('added'), changed: count('changed'), refused: count('refused'), rows };
    } finally {
      await source.archive?.close();
    }
  }

  private async row(
    kind: TransferableKind,
    record: TransferRecord,
    row: number,
    source: TransferFile,
    seen: Set<string>,
    save: boolean,
  ): Promise<ImportedRow> {
    const catalogue = this.tools.catalogues.get(kind)!;
    const brought = new BroughtFiles(source.archive, this.files.incoming);
    const label = labelOf(record);
    try {
      const prepared = await this.prepare(catalogue, TRANSFERABLES[kind], record, brought, seen);
      if (save) await this.save(catalogue, prepared);
      return { row, label, outcome: prepared.present ? 'changed' : 'added', errors: [] };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Nothing is wrong with the record.
      if (error.code === 'UNAVAILABLE') {
        const message = `The server is busy: only the first ${row - 1} records of this file are done. Please send the others again in a moment`;
        throw new AppError('UNAVAILABLE', message, undefined, error.retryAfter, { cause: error });
      }
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
