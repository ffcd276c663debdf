import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Response } from 'express';
import type { Model } from 'mongoose';
import sharp from 'sharp';
import { requestContext } from '../../core/request-context.js';
import type { Env } from '../../core/config/env.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import { ENV } from '../config/env.module.js';
import { queueMedia } from '../work/queues.js';
import { allStored } from './all-stored.js';
import { FileRemoval } from './file-removal.schema.js';
import { clearMetadata } from './metadata/clear-metadata.js';
import { checkFirstFrame, encodePicture, THUMBNAIL } from './pictures.js';
import { UploadLimits } from './upload-limits.js';
import { type Keep, Storage } from './storage/storage.js';

const MOST_RETRIES = 1000;

/** Returns the path of a picture's thumbnail: uploads/users/a.webp has uploads/users/thumb/a.webp. */
export const thumbnailOf = (path: string) => path.replace(/\/([^/]+)\.\w+$/, '/thumb/$1.webp');

/**
 * Stores uploaded files. Records reference them as `uploads/<catalogue>/<file id>.<ext>`, with a new id for each
 * upload.
 */
@Injectable()
export class FilesService {
  private readonly logger = new Logger('Files');
  /** The folder for files while a request uploads them. */
  readonly incoming: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly storage: Storage,
    private readonly limits: UploadLimits,
    @InjectModel(FileRemoval.name) private readonly removals: Model<FileRemoval>,
  ) {
    this.incoming = join(env.dataDir, 'incoming');
  }

  /** Fails with one line that names the setting when the storage cannot store files. */
  check(): Promise<void> {
    return this.storage.check();
  }

  /**
   * Stores a checked file and returns its path for the record. Pictures are re-encoded and get a thumbnail; videos lose
   * their metadata; damaged animations are rejected.
   */
  async store(catalogue: string, file: IncomingFile): Promise<string> {
    const extension = file.kind === 'image' ? 'webp' : file.extension;
    const path = `uploads/${catalogue}/${randomBytes(12).toString('hex')}.${extension}`;
    requestContext()?.storedFiles.push(path);
    if (file.kind === 'image') await this.storePicture(file, path);
    else {
      const isPicture = file.extension === 'gif' || file.extension === 'webp';
      await queueMedia(() => (isPicture ? checkFirstFrame(file) : clearMetadata(file)));
      await this.storage.take(path, file.path);
    }
    return path;
  }

  /** Stores a picture that the program drew. */
  async storeDrawn(catalogue: string, id: string, picture: Buffer): Promise<string> {
    const path = `uploads/${catalogue}/${id}.webp`;
    const drawn = sharp(picture);
    await Promise.all([
      drawn
        .clone()
        .webp({ effort: 1 })
        .toBuffer()
        .then((whole) => this.storage.write(path, whole)),
      drawn
        .clone()
        .resize(THUMBNAIL, THUMBNAIL)
        .webp()
        .toBuffer()
        .then((small) => this.storage.write(thumbnailOf(path), small)),
    ]);
    return path;
  }

  /** Stores a file that the program created, unchanged. */
  async storeMade(catalogue: string, id: string, extension: string, content: Buffer): Promise<string> {
    const path = `uploads/${catalogue}/${id}.${extension}`;
    await this.storage.write(path, content);
    return path;
  }

  /** Returns a stored file, or undefined when it does not exist. */
  open(path: string): Promise<Blob | undefined> {
    return this.storage.open(path);
  }

  /** Responds with a stored file, under its stored name and without sniffing. Returns false when it does not exist. */
  async send(path: string, response: Response, keep: Keep): Promise<boolean> {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Disposition', `inline; filename="${basename(path)}"`);
    if (path.endsWith('.svga')) response.setHeader('Content-Type', 'application/octet-stream');
    const isSent = await this.storage.send(path, response.req, response, keep);
    // The answer to a missing file is another one.
    if (!isSent) for (const name of ['Content-Disposition', 'Content-Type']) response.removeHeader(name);
    return isSent;
  }

  /**
   * Removes a file that no record references any more; a missing file is ignored. Never fails: the record is already
   * saved, and an error would make the request remove its own new files. A failed removal is retried later.
   */
  async remove(path: string): Promise<void> {
    if (!path) return;
    try {
      await this.storage.remove([path, thumbnailOf(path)]);
    } catch (error) {
      this.logger.error({ msg: 'An unused file could not be removed', path, err: error });
      await this.remember(path);
    }
  }

  /** Removes all files except these and their thumbnails. Nothing may be uploaded meanwhile. */
  async removeAllBut(needed: Set<string>): Promise<void> {
    const wanted = new Set([...needed].flatMap((path) => [path, thumbnailOf(path)]));
    for await (const paths of this.storage.list())
      await this.storage.remove(paths.filter((path) => !wanted.has(path)));
  }

  /**
   * Retries failed removals, the longest untried first. Stops at the first failure: the storage is then still
   * unavailable.
   */
  async retryRemovals(): Promise<void> {
    const waiting = await this.removals.find().sort({ triedAt: 1 }).limit(MOST_RETRIES).lean();
    for (const { _id: path } of waiting) {
      await this.removals.updateOne({ _id: path }, { triedAt: new Date() });
      await this.storage.remove([path, thumbnailOf(path)]);
      await this.removals.deleteOne({ _id: path });
    }
  }

  private async remember(path: string): Promise<void> {
    try {
      await this.removals.updateOne({ _id: path }, { triedAt: new Date() }, { upsert: true });
    } catch (error) {
      this.logger.error({ msg: 'The unused file could not be noted for later removal', path, err: error });
    }
  }

  private async storePicture(file: IncomingFile, path: string): Promise<void> {
    const caller = requestContext()?.caller;
    if (caller?.role === 'user') await this.limits.takePicture(caller.id);
    const whole = `${file.path}.webp`;
    try {
      const small = await queueMedia(() => encodePicture(file, whole));
      await allStored([this.storage.take(path, whole), this.storage.write(thumbnailOf(path), small)]);
    } finally {
      await rm(whole, { force: true });
    }
  }
}
