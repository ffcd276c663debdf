import type { FileHandle } from 'node:fs/promises';

const WINDOW = 64 * 1024;
const ZEROS = Buffer.alloc(WINDOW);
/** Of one file; each is a call of the operating system. Zeros over 100 MB are 1,600 of them. */
const MOST_CHANGES = 20_000;

/** A media file whose parts do not fit together. */
export class MediaError extends Error {}

/** A file that is read and changed in place, piece by piece, however large it is. */
export class MediaFile {
  private window: Buffer = Buffer.alloc(0);
  private windowAt = 0;
  private changes = 0;

  constructor(
    private readonly file: FileHandle,
    readonly size: number,
  ) {}

  /** The bytes from `at`; fewer than `length` where the file ends. Do not keep the result over another call. */
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

  /** Writes nothing where the bytes are known to be there already; MediaError after too many changes. */
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

  /** Overwrites everything from `from` to before `end` with zeros. */
  async clear(from: number, end: number): Promise<void> {
    for (let at = from; at < end; at += WINDOW)
      await this.write(at, ZEROS.subarray(0, Math.min(WINDOW, end - at)));
  }
}
