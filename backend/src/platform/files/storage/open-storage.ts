import type { Env } from '../../../core/config/env.js';
import type { Storage } from './storage.js';

/** Opens the storage that STORAGE selects. The S3 storage needs a large library, so it is imported on demand. */
export async function openStorage(env: Env): Promise<Storage> {
  if (!env.s3) return new (await import('./local-storage.js')).LocalStorage(env.dataDir);
  return new (await import('./s3-storage.js')).S3Storage(env.s3);
}
