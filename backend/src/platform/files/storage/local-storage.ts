import { openAsBlob } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Request, Response } from 'express';
import { RangeNotSatisfiable } from '../../../core/errors.js';
import { type Keep, Storage } from './storage.js';

/** The number of paths that `list` returns at a time. */
const AT_ONCE = 1000;

/** Stores files in the folder `uploads` of DATA_DIR. */
export class LocalStorage extends Storage {
  constructor(private readonly dataDir: string) {
    super();
  }

  async check(): Promise<void> {
    await mkdir(join(this.dataDir, 'uploads'), { recursive: true });
  }

  async take(path: string, from: string): Promise<void> {
    await this.makeFolder(path);
    await rename(from, this.absolute(path));
  }

  async write(path: string, content: Buffer): Promise<void> {
    await this.makeFolder(path);
    await writeFile(this.absolute(path), content);
  }

  /** The content is read from the disk only when the Blob is consumed. */
  async open(path: string): Promise<Blob | undefined> {
    return (await this.exists(path)) ? openAsBlob(this.absolute(path)) : undefined;
  }

  async send(path: string, _request: Request, response: Response, keep: Keep): Promise<boolean> {
    if (!(await this.exists(path))) return false;
    response.setHeader('Cache-Control', keep);
    await new Promise<void>((resolve, reject) => {
      response.sendFile(path, { root: this.dataDir, cacheControl: false, dotfiles: 'ignore' }, (error) => {
        // A player that stops or a page that closes aborts the download: no client is left to inform.
        const isGone = (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNABORTED';
        if (!error || isGone || response.headersSent) resolve();
        else reject(error);
      });
    }).catch(async (error: unknown) => {
      if (statusOf(error) !== 416) throw error;
      throw new RangeNotSatisfiable((await stat(this.absolute(path))).size);
    });
    return true;
  }

  async *list(): AsyncIterable<string[]> {
    const folder = join(this.dataDir, 'uploads');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.dataDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
    for (let at = 0; at < paths.length; at += AT_ONCE) yield paths.slice(at, at + AT_ONCE);
  }

  async remove(paths: string[]): Promise<void> {
    await Promise.all(paths.map((path) => rm(this.absolute(path), { force: true })));
  }

  private async exists(path: string): Promise<boolean> {
    try {
      await access(this.absolute(path));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  private async makeFolder(path: string): Promise<void> {
    await mkdir(dirname(this.absolute(path)), { recursive: true });
  }

  private absolute(path: string): string {
    return join(this.dataDir, path);
  }
}

/** Returns the HTTP status that an error of Express carries. */
const statusOf = (error: unknown) => (error instanceof Error && 'status' in error ? error.status : undefined);
