import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretsService } from '../access/secrets.service.js';

const IV = 12;
const TAG = 16;

/**
 * Seals the passwords that staff issue to others, so that the admin can read one aloud once more (design 3, Passwords).
 * AES-256-GCM under a key of its own; the record's id is bound in, so that a sealed password fits no other record.
 */
@Injectable()
export class IssuedPasswords {
  constructor(private readonly secrets: SecretsService) {}

  /** `<key id>.<iv, tag and text>`. */
  seal(recordId: string, password: string): string {
    const { id, key } = this.secrets.current('issued-password');
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(recordId));
    const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`;
  }

  /** undefined when it was sealed under a secret that is no longer known. */
  open(recordId: string, sealed: string): string | undefined {
    const [keyId, body = ''] = sealed.split('.');
    const key = this.secrets.byId('issued-password', keyId);
    if (!key) return undefined;
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key.key, bytes.subarray(0, IV))
      .setAAD(Buffer.from(recordId))
      .setAuthTag(bytes.subarray(IV, IV + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  }
}
