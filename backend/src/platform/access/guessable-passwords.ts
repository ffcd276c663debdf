import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../../core/errors.js';
import { isSameNumber } from '../../core/phone-spelling.js';
import { STAFF_ROLES } from '../../core/roles.js';

/** The shortest password that any call accepts. */
const SHORTEST = 8;
/** About 18,000 of the most used passwords. */
const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= SHORTEST));

/** Only the letters of a text, in lower case. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** Names of the product, its roles and its sets of rights. docs/rules/sign-in.md lists them. */
const NAMES = new Set<string>([
  ...['callboard', ...STAFF_ROLES, 'coinagency', 'user', 'host'],
  ...['owner', 'finance', 'moderator', 'content', 'support', 'staff', 'administrator', 'superadmin'],
]);
/** This many digits and signs beside a name make no password that others would not try. */
const MOST_BESIDE_NAME = 8;

/** Adds the name that the operator gave the product. Called at the start. */
export function refuseProductName(name: string): void {
  const letters = lettersOf(name);
  if (letters) NAMES.add(letters);
}

/** Returns whether a text is a name of the product or of a role, alone or with some digits and signs: `Admin-2026!`. */
function isProductWord(text: string): boolean {
  const letters = lettersOf(text);
  return NAMES.has(letters) && text.length - letters.length <= MOST_BESIDE_NAME;
}

/** What others know of the owner of a password. */
export interface KnownOfOwner {
  number: string;
  name: string;
  /** '' or missing: the account has no code. */
  code?: string;
}

/**
 * Fails with VALIDATION_FAILED on `field` for a password that others would try first: one of the most used ones, a name
 * of the product or of a role, or the owner's phone number, code or name, in upper or lower case.
 */
export function refuseGuessable(password: string, { number, name, code }: KnownOfOwner, field: string): void {
  const plain = password.trim().toLowerCase();
  if (COMMON.has(plain)) throw fieldError(field, 'Many people use this password. Choose another one');
  if (isProductWord(plain))
    throw fieldError(
      field,
      'Choose a password other than a name of the product or of a role with some digits',
    );
  if (
    isSameNumber(plain, number) ||
    [name, code].some((known) => known && known.trim().toLowerCase() === plain)
  )
    throw fieldError(field, 'Choose a password other than the phone number, code or name of the account');
}
