import { readFile } from 'node:fs/promises';
import { SAVE_AS_CSV } from '../../core/file-kinds.js';
import { refusedFile } from './table.js';

/** Reads a text file that staff uploaded. Every import reads its files here. */
export const readText = async (path: string): Promise<string> => textOf(await readFile(path));

/** Returns the text of a file. Rejects other encodings than UTF-8, which would change letters. */
export function textOf(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw refusedFile(SAVE_AS_CSV);
  }
}
