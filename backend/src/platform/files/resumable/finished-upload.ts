import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { IncomingFile } from '../../../core/incoming-file.js';
import { extensionOf } from '../file-content.js';
import { FilesService } from '../files.service.js';
import { Storage } from '../storage/storage.js';
import { asUnwritable } from '../unwritable.js';
import { UploadsInFlight } from '../uploads-in-flight.js';
import type { PartialUpload } from './partial-upload.schema.js';
import { partPath, PartialUploadsService } from './partial-uploads.service.js';

/** The bytes at each end of a file that its fingerprint covers. */
const ENDS = 1024 * 1024;

/** Hands a finished upload to a call as if the file had come with the call. */
@Injectable()
export class FinishedUpload {
  constructor(
    private readonly uploads: PartialUploadsService,
    private readonly storage: Storage,
    private readonly files: FilesService,
    private readonly inFlight: UploadsInFlight,
  ) {}

  /**
   * Calls `work` with the whole file, checked like an upload to `field`, and removes the local copy afterwards. The
   * upload itself stays, so that a check can be followed by an import. INVALID_TRANSITION before the last part.
   */
  async use<T>(
    caller: Caller,
    id: string,
    field: string,
    work: (file: IncomingFile) => Promise<T>,
  ): Promise<T> {
    const upload = await this.uploads.find(caller, id);
    if (upload.received < upload.size)
      throw new AppError('INVALID_TRANSITION', 'This upload is not complete. Continue it first');
    const end = this.inFlight.beginStored(caller, upload.size);
    const path = join(this.files.incoming, randomBytes(16).toString('hex'));
    try {
      await mkdir(this.files.incoming, { recursive: true });
      await pipeline(this.contentOf(upload, field), createWriteStream(path));
      if ((await fingerprintOf(path, upload.size)) !== upload.fingerprint) throw mixed(field);
      return await work(
        new IncomingFile(path, 'transfer', await extensionOf(path, 'transfer', field), field),
      );
    } catch (error) {
      throw asUnwritable(error) ?? error;
    } finally {
      await rm(path, { force: true });
      end();
    }
  }

  private async *contentOf({ _id, parts }: PartialUpload, field: string): AsyncGenerator<Uint8Array> {
    for (const offset of parts) {
      const part = await this.storage.open(partPath(_id, offset));
      if (!part) throw mixed(field);
      yield* part.stream();
    }
  }
}

/** Returns SHA-256 of the first and the last MB of a file; of a shorter file, the two overlap. */
async function fingerprintOf(path: string, size: number): Promise<string> {
  const file = await open(path);
  try {
    const length = Math.min(ENDS, size);
    const first = await file.read(Buffer.alloc(length), 0, length, 0);
    const last = await file.read(Buffer.alloc(length), 0, length, size - length);
    return createHash('sha256').update(first.buffer).update(last.buffer).digest('hex');
  } finally {
    await file.close();
  }
}

const mixed = (field: string) =>
  fieldError(
    field,
    'The parts of this upload belong to different files. Upload the file again',
    'FILE_REJECTED',
  );
