import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import sharp from 'sharp';
import { AppError } from '../api/errors.js';
import { requestContext } from '../api/request-context.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.module.js';
import type { FileKind } from './file-kinds.js';

/** A file that came with a request and passed the check of its content. Goes away with the request unless it is stored. */
export class IncomingFile {
  constructor(
    readonly path: string,
    readonly kind: FileKind,
    readonly extension: string,
    readonly field: string,
  ) {}
}

const MEGAPIXELS = 40_000_000;
const LONGEST_SIDE = 2048;
const THUMBNAIL = 160;

/** The thumbnail of a picture: uploads/users/a.webp has uploads/users/thumb/a.webp. */
export const thumbnailOf = (path: string) => path.replace(/\/([^/]+)\.\w+$/, '/thumb/$1.webp');

/** Keeps uploaded files: records hold `uploads/<catalogue>/<file id>.<ext>`, a fresh id at each upload. */
@Injectable()
export class FilesService {
  readonly root: string;
  readonly incoming: string;

  constructor(@Inject(ENV) env: Env) {
    this.root = join(env.dataDir, 'uploads');
    this.incoming = join(env.dataDir, 'incoming');
  }

  /** Stores a checked file and answers its path for the record. Pictures are re-encoded (metadata gone) and get a thumbnail. */
  async store(catalogue: string, file: IncomingFile): Promise<string> {
    const extension = file.kind === 'image' ? 'webp' : file.extension;
    const path = `uploads/${catalogue}/${randomBytes(12).toString('hex')}.${extension}`;
    await mkdir(join(this.root, catalogue, 'thumb'), { recursive: true });
    requestContext()?.storedFiles.push(path);
    if (file.kind === 'image') await this.encode(file, path);
    else await rename(file.path, this.absolute(path));
    return path;
  }

  /** Stores a picture drawn by the program itself. */
  async storeDrawn(catalogue: string, id: string, picture: Buffer): Promise<string> {
    const path = `uploads/${catalogue}/${id}.webp`;
    await mkdir(dirname(this.absolute(thumbnailOf(path))), { recursive: true });
    const drawn = sharp(picture).webp({ effort: 1 });
    await drawn.clone().toFile(this.absolute(path));
    await sharp(picture)
      .resize(THUMBNAIL, THUMBNAIL)
      .webp()
      .toFile(this.absolute(thumbnailOf(path)));
    return path;
  }

  /** Stores a file that the program made itself, as it is. */
  async storeMade(catalogue: string, id: string, extension: string, content: Buffer): Promise<string> {
    const path = `uploads/${catalogue}/${id}.${extension}`;
    await mkdir(dirname(this.absolute(path)), { recursive: true });
    await writeFile(this.absolute(path), content);
    return path;
  }

  /** A stored file to hand on, read from the disk as it is sent. */
  open(path: string): Promise<Blob> {
    return openAsBlob(this.absolute(path));
  }

  /** Answers a request with a stored file that not everybody may have: ranges as players ask for them, nothing shared. */
  async send(path: string, response: Response): Promise<void> {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'private, no-cache');
    await new Promise<void>((resolve, reject) => {
      const name = path.replace(/^uploads\//, '');
      response.sendFile(name, { root: this.root, cacheControl: false, dotfiles: 'ignore' }, (error) => {
        // A player that has seen enough breaks off: once the answer has begun there is nothing left to say.
        if (!error || response.headersSent) resolve();
        else reject(error);
      });
    });
  }

  /** Removes a file that no record points to any more; nothing happens when it is gone already. */
  async remove(path: string): Promise<void> {
    if (!path) return;
    await Promise.all([path, thumbnailOf(path)].map((one) => rm(this.absolute(one), { force: true })));
  }

  private absolute(path: string): string {
    return join(this.root, path.replace(/^uploads\//, ''));
  }

  private async encode(file: IncomingFile, path: string): Promise<void> {
    try {
      const picture = sharp(file.path, {
        limitInputPixels: MEGAPIXELS,
        animated: true,
        failOn: 'error',
      }).autoOrient();
      const fitted = {
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      } as const;
      const { pages = 1 } = await picture.metadata();
      await (pages > 1 ? picture : picture.resize(fitted)).webp({ quality: 86 }).toFile(this.absolute(path));
      await sharp(file.path, { limitInputPixels: MEGAPIXELS })
        .autoOrient()
        .resize(THUMBNAIL, THUMBNAIL, { fit: 'cover' })
        .webp({ quality: 80 })
        .toFile(this.absolute(thumbnailOf(path)));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const tooLarge = error.message.includes('pixel limit');
      const why = tooLarge ? 'This picture has more than 40 megapixels' : 'This picture is damaged';
      throw new AppError('FILE_REJECTED', why, [{ field: file.field, message: why }]);
    }
  }
}
