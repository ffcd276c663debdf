import type { FileHandle } from 'node:fs/promises';

const WINDOW = 64 * 1024;
const ZEROS = Buffer.alloc(WINDOW);
/**
 * The maximum number of writes to one file; each is a system call. Overwriting 100 MB with zeros takes 1,600 writes.
 */
const MOST_CHANGES = 20_000;

/** The structure of a media file is invalid. */
export class MediaError extends Error {}

/** Reads and changes a file of any size in place, window by window. */
export class MediaFile {
  private window: Buffer = Buffer.alloc(0);
  private windowAt = 0;
  private changes = 0;

  constructor(
    private readonly file: FileHandle,
    readonly size: number,
  ) {}

  /**
   * Returns the bytes from `at`, fewer than `length` at the end of the file. The result is valid only until the next
   * call.
   */
  async read(at: number, length: number): Promise<Buffer> {
    const from = at - this.windowAt;
    if (from < 0 || from + length > this.window.length) {
      const { buffer, bytesRead } = await this.file.read(
        Buffer.alloc(Math.max(WINDOW, length)),
        0,
        Math.max(WINDOW, length),
        at,
      );
      this.window = buffer.subarray(0, bytesRead);
      this.windowAt = at;
    }
    return this.window.subarray(at - this.windowAt, at - this.windowAt + length);
  }

  /** Writes bytes. Skips bytes that the window already contains; MediaError after too many writes. */
  async write(at: number, bytes: Buffer): Promise<void> {
    const from = at - this.windowAt;
    const to = from + bytes.length;
    if (from >= 0 && to <= this.window.length) {
      const known = this.window.subarray(from, to);
      if (known.equals(bytes)) return;
      bytes.copy(known);
    } else if (from < this.window.length && to > 0) this.window = Buffer.alloc(0);
    if ((this.changes += 1) > MOST_CHANGES) throw new MediaError('there is too much to take out');
    await this.file.write(bytes, 0, bytes.length, at);
  }

  /** Overwrites the bytes from `from` up to, but not including, `end` with zeros. */
  async clear(from: number, end: number): Promise<void> {
    for (let at = from; at < end; at += WINDOW)
      await this.write(at, ZEROS.subarray(0, Math.min(WINDOW, end - at)));
  }
}
