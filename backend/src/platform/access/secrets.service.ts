import { createHash, createSecretKey, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { present } from '../../core/present.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';

/** The purpose of a derived key; each purpose has its own key. */
export type KeyLabel =
  | 'access-token'
  | 'refresh-token'
  | 'issued-password'
  | 'secret-setting'
  | 'password-code'
  | 'bank'
  | 'bank-index'
  | 'known-device'
  | 'second-factor'
  | 'idempotency'
  | 'audit';

export interface DerivedKey {
  /**
   * Identifies the key in a token, so that the right key is found after a rotation of APP_SECRET. Reveals nothing about
   * the key.
   */
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

  /** Returns the key for new values. */
  current(label: KeyLabel): DerivedKey {
    return present(this.keys(label)[0]);
  }

  /** Returns the current or previous key with this id, or undefined. */
  byId(label: KeyLabel, id: string | undefined): DerivedKey | undefined {
    return this.keys(label).find((key) => key.id === id);
  }

  /** Returns the keys of this purpose, the current one first. */
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

const signing = new WeakMap<DerivedKey, Buffer>();
/**
 * Returns the key in the form in which jsonwebtoken is fast. From plain bytes, it creates a key object for every token,
 * through an internal exception. It accepts key objects, which the types of its callers lack.
 */
export function signingKey(key: DerivedKey): Buffer {
  const known = signing.get(key) ?? (createSecretKey(key.key) as unknown as Buffer);
  signing.set(key, known);
  return known;
}
