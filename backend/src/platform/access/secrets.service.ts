import { createHash, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { present } from '../../core/present.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';

/** What a derived key is for; each purpose has a key of its own. */
export type KeyLabel =
  | 'access-token'
  | 'refresh-token'
  | 'issued-password'
  | 'secret-setting'
  | 'password-code'
  | 'bank'
  | 'bank-index'
  | 'known-device'
  | 'idempotency';

export interface DerivedKey {
  /** Names the key in a token, so that a rotation of APP_SECRET knows which one made it. Tells nothing of the key. */
  id: string;
  key: Buffer;
}

/** Keys derived from APP_SECRET (and, during a rotation, from APP_SECRET_PREVIOUS) by HKDF. */
@Injectable()
export class SecretsService {
  private readonly secrets: string[];
  private readonly derived = new Map<KeyLabel, DerivedKey[]>();

  constructor(@Inject(ENV) env: Env) {
    this.secrets = [env.appSecret, ...(env.appSecretPrevious ? [env.appSecretPrevious] : [])];
  }

  /** The key that new values are made with. */
  current(label: KeyLabel): DerivedKey {
    return present(this.keys(label)[0]);
  }

  /** The current or previous key of that id; undefined when neither. */
  byId(label: KeyLabel, id: string | undefined): DerivedKey | undefined {
    return this.keys(label).find((key) => key.id === id);
  }

  /** Current key first. */
  keys(label: KeyLabel): DerivedKey[] {
    const known = this.derived.get(label);
    if (known) return known;
    const made = this.secrets.map((secret) => {
      const key = Buffer.from(hkdfSync('sha256', secret, 'callboard', label, 32));
      return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
    });
    this.derived.set(label, made);
    return made;
  }
}
