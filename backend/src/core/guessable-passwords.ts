// Which passwords are too easy to guess. The API refuses them. The panels' meter shows the same reason while a person
// types: the panels import this file.
import { dictionary } from '@zxcvbn-ts/language-common';
import { isSameNumber } from './phone-spelling.js';
import { STAFF_ROLES } from './roles.js';

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
/** A password that is a name and at most this many other characters is easy to guess. */
const MOST_ADDED = 8;

/** Adds the name that the operator gave the product. Called at the start of the API and by the meter of the panels. */
export function refuseProductName(name: string): void {
  const letters = lettersOf(name);
  if (letters) NAMES.add(letters);
}

/** Returns whether a text is a name of the product or of a role, alone or with some digits and signs: `Admin-2026!`. */
function isProductWord(text: string): boolean {
  const letters = lettersOf(text);
  return NAMES.has(letters) && text.length - letters.length <= MOST_ADDED;
}

/** What others know of the owner of a password. */
export interface KnownOfOwner {
  number: string;
  name: string;
  /** '' or missing: the account has no code. */
  code?: string;
}

/**
 * Returns why a password is refused because others would try it first: it is one of the most used ones, a name of the
 * product or of a role, or the owner's phone number, code or name, in upper or lower case. Undefined: it is accepted.
 */
export function guessableAs(password: string, { number, name, code }: KnownOfOwner): string | undefined {
  const plain = password.trim().toLowerCase();
  if (COMMON.has(plain)) return 'Many people use this password. Choose another one';
  if (isProductWord(plain))
    return 'Choose a password other than a name of the product or of a role with some digits';
  if (
    isSameNumber(plain, number) ||
    [name, code].some((known) => known && known.trim().toLowerCase() === plain)
  )
    return 'Choose a password other than the phone number, code or name of the account';
  return undefined;
}
