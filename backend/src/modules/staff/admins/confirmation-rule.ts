import type { Admin } from './admin.schema.js';

/** How long a new admin confirms nothing, and how long an issued password binds two admins after it was replaced. */
export const SEASONING_MS = 24 * 3_600_000;

/** What the rule needs to know of an admin. */
export type Confirmer = Pick<
  Admin,
  | '_id'
  | 'name'
  | 'createdAt'
  | 'addedBy'
  | 'enabledBy'
  | 'passwordIssuedBy'
  | 'passwordReissuedAt'
  | 'ownPasswordAt'
>;

/**
 * Why `admin` may not confirm what `asker` asked for, as a message for `admin`; '' when `admin` may confirm it. The asker is
 * undefined when the database has no such admin.
 */
export function obstacleTo(
  admin: Confirmer,
  askerId: string,
  asker: Confirmer | undefined,
  now: Date,
): string {
  if (admin._id.toHexString() === askerId) return 'You requested this. Another admin must confirm it';
  const name = asker?.name ?? 'The requesting admin';
  if (admin.addedBy === askerId) return `${name} added you as an admin. Another admin must confirm this`;
  if (admin.enabledBy === askerId)
    return `${name} enabled your account again. Another admin must confirm this`;
  if (isPasswordKnownTo(askerId, admin, now)) {
    return `${name} issued your password. You can confirm this 24 hours after you set your own password`;
  }
  if (asker && isPasswordKnownTo(admin._id.toHexString(), asker, now)) {
    return `You issued the password of ${name}. You can confirm this 24 hours after ${name} replaces it`;
  }
  if (isReissued(admin, now)) {
    return 'Your password was reissued. You can confirm this 24 hours after you set your own password';
  }
  if (isNew(admin, now)) return 'You were added less than 24 hours ago. Another admin must confirm this';
  return '';
}

/** An admin whom no other admin added was made by the operator, for example the first one, and is never new. */
export const isNew = ({ addedBy, createdAt }: Confirmer, now: Date): boolean =>
  addedBy !== '' && now.getTime() - createdAt.getTime() < SEASONING_MS;

/** A password took the place of a forgotten one, and was replaced less than a day ago or not yet: its issuer may use the account. */
export const isReissued = ({ passwordReissuedAt, ownPasswordAt }: Confirmer, now: Date): boolean =>
  passwordReissuedAt !== undefined &&
  (!ownPasswordAt || now.getTime() - ownPasswordAt.getTime() < SEASONING_MS);

/** The issuer could sign in as the owner, and replace the password, so the owner's own password counts after a day. */
const isPasswordKnownTo = (
  issuerId: string,
  { passwordIssuedBy, ownPasswordAt }: Confirmer,
  now: Date,
): boolean =>
  passwordIssuedBy === issuerId && (!ownPasswordAt || now.getTime() - ownPasswordAt.getTime() < SEASONING_MS);
