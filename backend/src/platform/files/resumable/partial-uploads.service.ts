import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { duplicateField } from '../../../core/duplicate.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { FILE_LIMITS } from '../../../core/file-kinds.js';
import { Storage } from '../storage/storage.js';
import { MOST_UPLOADS, PartialUpload } from './partial-upload.schema.js';
import type { AddUploadPartDto, StartUploadDto } from './partial-uploads.dto.js';

/** How long an upload waits for its next part: 24 hours. */
const KEPT_MILLISECONDS = 24 * 3_600_000;
/** The most parts of one upload. Parts of 4 MB need 125 for the largest file. */
const MOST_PARTS = 2000;
const SLOTS = Array.from({ length: MOST_UPLOADS }, (_, at) => at + 1);

const ownedBy = ({ role, id }: Caller) => ({ role, account: new Types.ObjectId(id) });
const expiry = () => new Date(Date.now() + KEPT_MILLISECONDS);

/** Returns the path of a part in the storage. It is outside of `uploads`, so no address serves it. */
export const partPath = (upload: Types.ObjectId, offset: number) =>
  `parts/${upload.toHexString()}-${offset}.part`;

/** Uploads of large files in parts. An upload belongs to the person who started it; others get NOT_FOUND. */
@Injectable()
export class PartialUploadsService {
  constructor(
    @InjectModel(PartialUpload.name) private readonly uploads: Model<PartialUpload>,
    private readonly storage: Storage,
  ) {}

  /** Returns the caller's uploads, the oldest first. */
  list(caller: Caller): Promise<PartialUpload[]> {
    return this.uploads
      .find({ ...ownedBy(caller), expiresAt: { $gt: new Date() } })
      .sort({ _id: 1 })
      .lean();
  }

  /** Returns an upload of the caller; NOT_FOUND for any other id, and for one that has expired. */
  async find(caller: Caller, id: string): Promise<PartialUpload> {
    const found = await this.uploads
      .findOne({ _id: new Types.ObjectId(id), ...ownedBy(caller), expiresAt: { $gt: new Date() } })
      .lean();
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /**
   * Returns a new upload, or the one that the caller began with the same file for the same purpose. TOO_LARGE above the
   * size limit, IN_USE when the caller has no slot left.
   */
  async start(caller: Caller, { purpose, name, size, fingerprint }: StartUploadDto): Promise<PartialUpload> {
    if (size > FILE_LIMITS.transfer) throw fieldError('size', 'This file is too large', 'TOO_LARGE');
    await this.removeExpired(ownedBy(caller));
    const file = { ...ownedBy(caller), purpose, size, fingerprint };
    // A concurrent start can take a slot, at most as often as there are slots.
    for (let tries = 0; tries < MOST_UPLOADS; tries += 1) {
      const own = await this.list(caller);
      const begun = own.find(
        (one) => one.purpose === purpose && one.size === size && one.fingerprint === fingerprint,
      );
      if (begun) return begun;
      const slot = SLOTS.find((one) => !own.some((upload) => upload.slot === one));
      if (slot === undefined) break;
      try {
        return (await this.uploads.create({ ...file, name, slot, expiresAt: expiry() })).toObject();
      } catch (error) {
        if (duplicateField(error) === undefined) throw error;
      }
    }
    const message = `You have ${MOST_UPLOADS} unfinished uploads. Continue or remove one of them first`;
    throw new AppError('IN_USE', message);
  }

  /** Adds the part that begins where the upload ends. OFFSET_MISMATCH names the present end for any other part. */
  async addPart(caller: Caller, id: string, { offset, part }: AddUploadPartDto): Promise<PartialUpload> {
    const upload = await this.find(caller, id);
    if (upload.received !== offset) throw mismatch(upload);
    const { size } = await stat(part.path);
    if (offset + size > upload.size)
      throw fieldError('part', 'This part ends after the end of the file', 'TOO_LARGE');
    if (upload.parts.length >= MOST_PARTS) throw fieldError('part', 'Send larger parts');
    // A repeated part has the same path and content. A part whose record is never written is found by its path.
    const path = partPath(upload._id, offset);
    await this.storage.take(path, part.path);
    const grown = await this.uploads
      .findOneAndUpdate(
        { _id: upload._id, received: offset },
        { $set: { received: offset + size, expiresAt: expiry() }, $push: { parts: offset } },
        { returnDocument: 'after' },
      )
      .lean();
    if (grown) return grown;
    const present = await this.uploads.findById(upload._id).lean();
    if (present) throw mismatch(present);
    // The upload was removed while the part arrived.
    await this.storage.remove([path]);
    throw new AppError('NOT_FOUND');
  }

  async remove(caller: Caller, id: string): Promise<void> {
    await this.drop(await this.find(caller, id));
  }

  /** Removes expired uploads, by default of everybody; returns how many. */
  async removeExpired(owner: Partial<ReturnType<typeof ownedBy>> = {}): Promise<number> {
    const expired = await this.uploads
      .find({ ...owner, expiresAt: { $lte: new Date() } })
      .limit(100)
      .lean();
    for (const upload of expired) await this.drop(upload);
    return expired.length;
  }

  /** Removes the parts before the record, so that a failure leaves the record for the next sweep. */
  private async drop({ _id, parts, received }: PartialUpload): Promise<void> {
    await this.storage.remove([...new Set([...parts, received])].map((offset) => partPath(_id, offset)));
    await this.uploads.deleteOne({ _id });
  }
}

function mismatch({ received }: PartialUpload): AppError {
  const message = `The upload continues at byte ${received}`;
  return fieldError('offset', message, 'OFFSET_MISMATCH');
}
