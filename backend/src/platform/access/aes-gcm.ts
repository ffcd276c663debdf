// AES-256-GCM: encrypts and authenticates texts.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/**
 * Encrypts a text with a key of 32 bytes. Returns IV, tag and ciphertext in base64url. The result opens only with the
 * same `boundTo` (the additional authenticated data).
 */
export function sealText(key: Buffer, text: string, boundTo = ''): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the result of `sealText`. Throws when the key, `boundTo` or the sealed text differs. */
export function openText(key: Buffer, sealed: string, boundTo = ''): string {
  const bytes = Buffer.from(sealed, 'base64url');
  // Fixes the tag length; otherwise a tag truncated to four bytes would be accepted.
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV), { authTagLength: TAG })
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}
