import type { Request, Response } from 'express';

/** How long a browser may keep a file: the value of Cache-Control. */
export type Keep = 'public, max-age=31536000, immutable' | 'public, max-age=3600' | 'private, no-cache';

/** Where stored files lie. Paths are those of the records: `uploads/<catalogue>/<file id>.<ext>`. */
export abstract class Storage {
  /** Fails, with one line that names the setting, when files could not be kept. */
  abstract check(): Promise<void>;
  /** Takes a file of this machine over, whole or not at all; it is gone from where it lay. */
  abstract take(path: string, from: string): Promise<void>;
  /** Keeps these bytes. */
  abstract write(path: string, content: Buffer): Promise<void>;
  /** The content, to hand on; fails when there is no such file. */
  abstract open(path: string): Promise<Blob>;
  /** Answers a request with the file: ranges and revalidation as browsers ask for them. False: there is no such file. */
  abstract send(path: string, request: Request, response: Response, keep: Keep): Promise<boolean>;
  /** Removes files; those that are gone already do not matter. */
  abstract remove(paths: string[]): Promise<void>;
}
