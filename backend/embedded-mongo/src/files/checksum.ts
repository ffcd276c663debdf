import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  createReadStream,
  openSync,
  readSync,
  statSync,
  truncateSync,
} from 'node:fs';

// The last bytes of a backup are one line of text of a fixed size: the length and the SHA-256 of everything before.
const FORM = /^\nembedded-mongo backup 1, (\d{16}) bytes, sha256 ([\da-f]{64})\n$/;
const lineOf = (length: number, sha256: string): string =>
  `\nembedded-mongo backup 1, ${String(length).padStart(16, '0')} bytes, sha256 ${sha256}\n`;
const LINE_BYTES = lineOf(0, '0'.repeat(64)).length;

/** Appends the length and the SHA-256 of a file's content to the file. */
export async function appendChecksum(file: string): Promise<void> {
  const { size } = statSync(file);
  appendFileSync(file, lineOf(size, await sha256Of(file, size)));
}

/**
 * Compares a file's content with the checksum at its end and removes the checksum from the file. Resolves with
 * 'missing' when the end of the file is no checksum, and with 'wrong' when the content differs.
 */
export async function takeChecksum(file: string): Promise<'right' | 'wrong' | 'missing'> {
  const length = statSync(file).size - LINE_BYTES;
  const line = FORM.exec(length < 0 ? '' : textAt(file, length));
  if (!line) return 'missing';
  if (Number(line[1]) !== length || line[2] !== (await sha256Of(file, length))) return 'wrong';
  truncateSync(file, length);
  return 'right';
}

function textAt(file: string, position: number): string {
  const bytes = Buffer.alloc(LINE_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, bytes, 0, LINE_BYTES, position);
  } finally {
    closeSync(descriptor);
  }
  return bytes.toString('latin1');
}

/** The SHA-256 of the first `length` bytes of a file. */
async function sha256Of(file: string, length: number): Promise<string> {
  const hash = createHash('sha256');
  if (length)
    for await (const chunk of createReadStream(file, { end: length - 1 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
