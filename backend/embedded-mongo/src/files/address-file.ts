import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file (mode 0600, may contain a password) that holds the connection string of the running server for commands. */
const fileIn = (dataDir: string): string => join(dataDir, 'address');

export function noteAddress(dataDir: string, uri: string): void {
  forgetAddress(dataDir);
  writeFileSync(fileIn(dataDir), uri, { mode: 0o600, flag: 'wx' });
}

export function forgetAddress(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** Returns the connection string of the last server on the folder, or undefined after an orderly shutdown. */
export function readAddress(dataDir: string): string | undefined {
  return existsSync(fileIn(dataDir)) ? readFileSync(fileIn(dataDir), 'utf8') : undefined;
}
