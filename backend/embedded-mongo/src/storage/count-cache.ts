import { createHash } from 'node:crypto';

const most = 2000;
/** The maximum length of a name. Longer names (thousands of ranges) are replaced by their digest. */
const longest = 64;

/** An LRU cache of expensive counts. A count is valid until its index changes. */
export class CountCache {
  private readonly versions = new Map<number, number>();
  private readonly counts = new Map<string, { version: number; count: number }>();

  get(indexId: number, name: string, compute: () => number): number {
    const version = this.versions.get(indexId) ?? 0;
    const key = `${indexId}:${name.length > longest ? createHash('sha256').update(name).digest('base64') : name}`;
    const known = this.counts.get(key);
    const count = known?.version === version ? known.count : compute();
    this.counts.delete(key);
    this.counts.set(key, { version, count });
    const oldest = this.counts.keys().next();
    if (this.counts.size > most && !oldest.done) this.counts.delete(oldest.value);
    return count;
  }

  /** Invalidates the counts of the index of `key`. */
  changed(key: Buffer): void {
    if (!this.counts.size) return;
    const id = key.readUInt32BE(0);
    this.versions.set(id, (this.versions.get(id) ?? 0) + 1);
  }

  clear(): void {
    this.counts.clear();
  }
}
