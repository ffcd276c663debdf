// AES-256-GCM: texts that only the holder of a key reads, and that nobody changes without notice.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Seals a text under a key of 32 bytes: iv, tag and sealed text in base64url. It opens only with the same `boundTo`. */
export function sealText(key: Buffer, text: string, boundTo = ''): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `sealText` made; throws when the key, `boundTo` or the sealed text is not the same. */
export function openText(key: Buffer, sealed: string, boundTo = ''): string {
  const bytes = Buffer.from(sealed, 'base64url');
  // A fixed length: without it a tag that was cut to four bytes would be accepted too.
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}
