import type { Env } from '../../../core/config/env.js';
import type { Storage } from './storage.js';

/** The storage that STORAGE names. That of S3 brings a large library: loaded only where it is used. */
export async function openStorage(env: Env): Promise<Storage> {
  if (!env.s3) return new (await import('./local-storage.js')).LocalStorage(env.dataDir);
  return new (await import('./s3-storage.js')).S3Storage(env.s3);
}
