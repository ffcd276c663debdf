import { Injectable } from '@nestjs/common';
import { openText, sealText } from './aes-gcm.js';
import { type KeyLabel, SecretsService } from './secrets.service.js';

/**
 * Encrypts texts that must stay readable for the product but not in the database: AES-256-GCM with one key per purpose.
 * The owner of a text (`boundTo`, a record's id) is bound in, so that a sealed text is valid in no other place.
 */
@Injectable()
export class SealingService {
  constructor(private readonly secrets: SecretsService) {}

  /** Returns `<key id>.<IV, tag and text>`. */
  seal(label: KeyLabel, boundTo: string, text: string): string {
    const { id, key } = this.secrets.current(label);
    return `${id}.${sealText(key, text, boundTo)}`;
  }

  /** Decrypts a sealed text. Returns undefined when its secret is no longer configured. */
  open(label: KeyLabel, boundTo: string, sealed: string): string | undefined {
    const [keyId, body = ''] = sealed.split('.');
    const key = this.secrets.byId(label, keyId);
    return key && openText(key.key, body, boundTo);
  }
}
