// Recovery codes: each signs in once in place of a code of the authenticator app.
import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
const LENGTH = 24;
/** 32 characters, without those that look like others. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Makes ten codes such as `k3vd-9xwq-t2ha-m7fz-c5rn-8jyb`. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: COUNT }, makeCode);

function makeCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return characters.join('').replace(/.{4}(?=.)/g, '$&-');
}

/** Hashes a code. Its 120 random bits need no slow hash. Codes of an earlier version have 80 bits and still count. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.replace(/[\s\-\u2010-\u2015\u2212]/g, '').toLowerCase())
    .digest('base64url');
