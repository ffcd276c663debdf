import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../../core/errors.js';
import { isSameNumber } from '../../core/phone-spelling.js';

/** The shortest password that any call accepts. */
const SHORTEST = 8;
/** About 18,000 of the most used passwords. */
const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= SHORTEST));

/** What others know of the owner of a password. */
export interface KnownOfOwner {
  number: string;
  name: string;
  /** '' or missing: the account has no code. */
  code?: string;
}

/**
 * Fails with VALIDATION_FAILED on `field` for a password that others would try first: one of the most used ones, or
 * the owner's phone number, code or name, in upper or lower case.
 */
export function refuseGuessable(password: string, { number, name, code }: KnownOfOwner, field: string): void {
  const plain = password.trim().toLowerCase();
  if (COMMON.has(plain)) throw fieldError(field, 'Many people use this password. Choose another one');
  const isNumber = /^[\d\s+()-]+$/.test(plain) && isSameNumber(plain, number);
  if (isNumber || [name, code].some((known) => known && known.trim().toLowerCase() === plain))
    throw fieldError(field, 'Choose a password other than the phone number, code or name of the account');
}
