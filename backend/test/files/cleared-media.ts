import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IncomingFile } from '../../src/core/incoming-file.js';
import { clearMetadata } from '../../src/platform/files/metadata/clear-metadata.js';

/** The error of a file that is refused for its content. */
export const DAMAGED = { code: 'FILE_REJECTED', errors: [{ field: 'video' }] };

/** The stored form of a video or animation, without its metadata. Fails with `DAMAGED` when its parts contradict each other. */
export async function clearedMedia(
  content: Buffer,
  extension: 'mp4' | 'webm',
  kind: 'video' | 'animation' = 'video',
): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-metadata-'));
  try {
    const path = join(folder, 'upload');
    writeFileSync(path, content);
    await clearMetadata(new IncomingFile(path, kind, extension, 'video'));
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
