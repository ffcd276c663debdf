import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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

/** The thumbnail of a picture: uploads/users/a.webp has uploads/users/thumb/a.webp. */
export const thumbnailOf = (path: string) => path.replace(/\/([^/]+)\.\w+$/, '/thumb/$1.webp');

/** Keeps uploaded files: records hold `uploads/<catalogue>/<file id>.<ext>`, a fresh id at each upload. */
@Injectable()
export class FilesService {
  private readonly logger = new Logger('Files');
  /** Where files lie while a request brings them. */
  readonly incoming: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly storage: Storage,
    private readonly limits: UploadLimits,
    @InjectModel(FileRemoval.name) private readonly removals: Model<FileRemoval>,
  ) {
    this.incoming = join(env.dataDir, 'incoming');
  }

  /** Fails, with one line that names the setting, when files could not be kept. */
  check(): Promise<void> {
    return this.storage.check();
  }

  /**
   * Stores a checked file and answers its path for the record. Pictures are encoded anew and get a thumbnail;
   * videos lose their metadata; what is no animation is refused.
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

  /** Stores a picture drawn by the program itself. */
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

  /** Stores a file that the program made itself, as it is. */
  async storeMade(catalogue: string, id: string, extension: string, content: Buffer): Promise<string> {
    const path = `uploads/${catalogue}/${id}.${extension}`;
    await this.storage.write(path, content);
    return path;
  }

  /** A stored file to hand on. */
  open(path: string): Promise<Blob> {
    return this.storage.open(path);
  }

  /** Answers a request with a stored file, never guessed to be something else. False: there is no such file. */
  send(path: string, response: Response, keep: Keep): Promise<boolean> {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (path.endsWith('.svga')) response.setHeader('Content-Type', 'application/octet-stream');
    return this.storage.send(path, response.req, response, keep);
  }

  /**
   * Removes a file that no record points to any more; nothing happens when it is gone already. Never fails: by now what it
   * belonged to is saved, and the request that saved it would take its new files back. What could not be removed is tried again.
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

  /** Tries again what could not be removed, longest untried first, until that fails again: then the storage is still away. */
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
