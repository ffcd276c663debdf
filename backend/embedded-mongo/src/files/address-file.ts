import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A running server's connection string, for commands that know only the data folder. It may hold a password: mode 0600. */
const fileIn = (dataDir: string): string => join(dataDir, 'address');

export function noteAddress(dataDir: string, uri: string): void {
  forgetAddress(dataDir);
  writeFileSync(fileIn(dataDir), uri, { mode: 0o600, flag: 'wx' });
}

export function forgetAddress(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** The connection string of the server that last started on the folder and has not ended in order. */
export function readAddress(dataDir: string): string | undefined {
  return existsSync(fileIn(dataDir)) ? readFileSync(fileIn(dataDir), 'utf8') : undefined;
}
