import { Injectable } from '@nestjs/common';
import { openText, sealText } from './aes-gcm.js';
import { type KeyLabel, SecretsService } from './secrets.service.js';

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
    return `${id}.${sealText(key, text, boundTo)}`;
  }

  /** undefined when it was sealed under a secret that is no longer known. */
  open(label: KeyLabel, boundTo: string, sealed: string): string | undefined {
    const [keyId, body = ''] = sealed.split('.');
    const key = this.secrets.byId(label, keyId);
    return key && openText(key.key, body, boundTo);
  }
}
