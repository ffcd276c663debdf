import { setFlagsFromString } from 'node:v8';

/** How much a heap may grow, in percent of what it held after the last collection, before its garbage is collected again. */
const GROWTH = 100;

/**
 * Bounds the memory of this process under load. By itself V8 lets a heap grow up to four times on a machine with much memory:
 * ten connections took 530 MB besides the mapped database instead of 360 MB, at the same speed (`npm run bench`). Holds for
 * all threads, so it must be called before the database's thread starts.
 */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
