import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type KeyLabel, SecretsService } from './secrets.service.js';

const IV = 12;
const TAG = 16;

/**
 * Texts that have to be read again but must not lie open in the database: AES-256-GCM under a key for each purpose.
 * What a text belongs to (`boundTo`, a record's id) is bound in, so that a sealed text fits no other place.
 */
@Injectable()
export class SealingService {
  constructor(private readonly secrets: SecretsService) {}

  /** `<key id>.<iv, tag and text>`. */
  seal(label: KeyLabel, boundTo: string, text: string): string {
    const { id, key } = this.secrets.current(label);
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** undefined when it was sealed under a secret that is no longer known. */
  open(label: KeyLabel, boundTo: string, sealed: string): string | undefined {
    const [keyId, body = ''] = sealed.split('.');
    const key = this.secrets.byId(label, keyId);
    if (!key) return undefined;
    const bytes = Buffer.from(body, 'base64url');
    // A fixed length: without it a tag that was cut to four bytes would be accepted too.
    const options = { authTagLength: TAG };
    const decipher = createDecipheriv('aes-256-gcm', key.key, bytes.subarray(0, IV), options)
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  }
}
