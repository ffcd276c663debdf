import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Type } from '@nestjs/common';
import { fieldError } from '../../../core/errors.js';
import { filesOf } from '../../../http/file-fields.js';
import { FILE_LIMITS, type FileKind } from '../../../core/file-kinds.js';
import { extensionOf } from '../../../platform/files/file-content.js';
import { IncomingFile } from '../../../core/incoming-file.js';
import { ZipError } from '../../../platform/files/zip/zip-reader.js';
import type { ImportArchive } from './import-archive.js';
import type { TransferRecord } from './transfer-file.js';

interface Taken {
  /** By field: files of the archive, validated like uploads. */
  incoming: Record<string, IncomingFile>;
  /** By field: files that the record already has, which need no upload. */
  unchanged: Record<string, IncomingFile>;
}

/** The files of one record in the archive, extracted to disk only while the record is processed. */
export class BroughtFiles {
  private readonly paths: string[] = [];

  constructor(
    private readonly archive: ImportArchive | undefined,
    private readonly folder: string,
  ) {}

  /** Extracts the files that the record needs. `storedIn` returns the current value of a stored field. */
  async take(
    dto: Type<object>,
    record: TransferRecord,
    storedIn: (field: string) => unknown,
  ): Promise<Taken> {
    const taken: Taken = { incoming: {}, unchanged: {} };
    for (const [field, kind] of Object.entries(filesOf(dto))) {
      const [named, stored] = [record[field], storedIn(field)];
      const name = typeof named === 'string' ? named : '';
      const same =
        typeof stored === 'string' && stored !== '' && (!name || basename(name) === basename(stored));
      if (same) taken.unchanged[field] = new IncomingFile('', kind, '', field);
      else if (name && this.archive)
        taken.incoming[field] = await this.extract(this.archive, name, kind, field);
      else if (name) throw fieldError(field, `The file ${name} is missing. Choose the files with the table`);
    }
    return taken;
  }

  async clear(): Promise<void> {
    await Promise.all(this.paths.map((path) => rm(path, { force: true })));
  }

  private async extract(archive: ImportArchive, name: string, kind: FileKind, field: string) {
    try {
      const content = await archive.read(name, FILE_LIMITS[kind]);
      const path = join(this.folder, randomBytes(12).toString('hex'));
      this.paths.push(path);
      await mkdir(this.folder, { recursive: true });
      await writeFile(path, content);
      return new IncomingFile(path, kind, await extensionOf(path, kind, field), field);
    } catch (error) {
      if (error instanceof ZipError) throw fieldError(field, error.message, 'FILE_REJECTED');
      throw error;
    }
  }
}
