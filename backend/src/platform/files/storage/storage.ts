import type { Request, Response } from 'express';

/** The cache time of a file in browsers: the value of Cache-Control. */
export type Keep = 'public, max-age=31536000, immutable' | 'public, max-age=3600' | 'private, no-cache';

/** The storage of files. Paths are those in the records: `uploads/<catalogue>/<file id>.<ext>`. */
export abstract class Storage {
  /** Fails with one line that names the setting when the storage cannot store files. */
  abstract check(): Promise<void>;
  /** Moves a local file into the storage, completely or not at all. */
  abstract take(path: string, from: string): Promise<void>;
  /** Stores these bytes. */
  abstract write(path: string, content: Buffer): Promise<void>;
  /** Returns the content, or undefined when the file does not exist. */
  abstract open(path: string): Promise<Blob | undefined>;
  /**
   * Responds to a request with the file; supports range and conditional requests. Returns false when the file does not
   * exist.
   */
  abstract send(path: string, request: Request, response: Response, keep: Keep): Promise<boolean>;
  /** Returns the paths of all files, up to 1000 at a time. */
  abstract list(): AsyncIterable<string[]>;
  /** Removes up to 1000 files; missing files are ignored. */
  abstract remove(paths: string[]): Promise<void>;
}
