import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a running server says how it is reached, for tools that are given its folder. */
const fileIn = (dataDir: string): string => join(dataDir, 'address');

export function noteAddress(dataDir: string, address: string): void {
  writeFileSync(fileIn(dataDir), address);
}

export function forgetAddress(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** host:port of the server that was last started on the folder and not ended in order. */
export function readAddress(dataDir: string): string | undefined {
  return existsSync(fileIn(dataDir)) ? readFileSync(fileIn(dataDir), 'utf8') : undefined;
}
