import type { Admin } from './admin.schema.js';

/**
 * 24 hours in milliseconds. A new admin cannot confirm anything for this long, and an issued password restricts its
 * issuer and its owner for this long after the owner replaces it.
 */
export const SEASONING_MS = 24 * 3_600_000;

/** The fields of an admin that the confirmation rule uses. */
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

/** Admins by _id: those that a question is about, and the issuers of their passwords. */
export type AdminsById = ReadonlyMap<string, Confirmer>;

/**
 * Returns why `admin` may not confirm a request of `askerId`, as a message for `admin`, or '' when `admin` may confirm it.
 * The asker is missing in `admins` when the database has no such admin.
 */
export function obstacleTo(admin: Confirmer, askerId: string, admins: AdminsById, now: Date): string {
  const adminId = admin._id.toHexString();
  if (adminId === askerId) return 'You requested this. Another admin must confirm it';
  const asker = admins.get(askerId);
  const name = asker?.name ?? 'The requesting admin';
  if (admin.addedBy === askerId) return `${name} added you as an admin. Another admin must confirm this`;
  if (admin.enabledBy === askerId)
    return `${name} enabled your account again. Another admin must confirm this`;
  const hands = handsOn(adminId, admins, now);
  if (hands.has(askerId)) {
    return `${name} issued your password. You can confirm this 24 hours after you set your own password`;
  }
  const askerHands = handsOn(askerId, admins, now);
  if (askerHands.has(adminId)) {
    return `You issued the password of ${name}. You can confirm this 24 hours after ${name} replaces it`;
  }
  const both = [...hands].find((id) => askerHands.has(id));
  if (both !== undefined) {
    const issuer = admins.get(both)?.name ?? 'Another admin';
    return `${issuer} issued your password and that of ${name}. You can confirm this 24 hours after one of you replaces it`;
  }
  if (isReissued(admin, now)) {
    return 'Your password was reissued. You can confirm this 24 hours after you set your own password';
  }
  if (isNew(admin, now)) return 'You were added less than 24 hours ago. Another admin must confirm this';
  return '';
}

/** Returns whether another admin added this admin within 24 hours. Admins added by the operator are never new. */
export const isNew = ({ addedBy, createdAt }: Confirmer, now: Date): boolean =>
  addedBy !== '' && now.getTime() - createdAt.getTime() < SEASONING_MS;

/**
 * Returns whether the admin's forgotten password was replaced and the admin has not chosen an own password, or chose it
 * less than 24 hours ago. Until then, the issuer may be using the account.
 */
export const isReissued = ({ passwordReissuedAt, ownPasswordAt }: Confirmer, now: Date): boolean =>
  passwordReissuedAt !== undefined &&
  (!ownPasswordAt || now.getTime() - ownPasswordAt.getTime() < SEASONING_MS);

/**
 * Returns whether another admin, who issued the password, may still know it. The issuer could sign in as the owner and
 * replace the password, so the owner's own password counts only after 24 hours.
 */
export const isPasswordKnown = (
  { passwordIssuedBy, ownPasswordAt }: Pick<Confirmer, 'passwordIssuedBy' | 'ownPasswordAt'>,
  now: Date,
): boolean =>
  Boolean(passwordIssuedBy) && (!ownPasswordAt || now.getTime() - ownPasswordAt.getTime() < SEASONING_MS);

/**
 * Returns the _ids of the admins who may be using an account: its owner, who issued its password, who issued the password
 * of that admin, and so on.
 */
function handsOn(id: string, admins: AdminsById, now: Date, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const admin = admins.get(id);
  return admin && isPasswordKnown(admin, now) ? handsOn(admin.passwordIssuedBy, admins, now, found) : found;
}

/**
 * Returns the _id of the admin who counts as the person behind an account: its owner, or, until the owner has replaced
 * the first password, the person behind the admin who added the account. A password that replaced a forgotten one does not
 * change whose account it is.
 */
export function personBehind(id: string, admins: AdminsById): string {
  const admin = admins.get(id);
  const isFirstPassword = admin && !admin.ownPasswordAt && !admin.passwordReissuedAt;
  const maker = isFirstPassword ? admin.passwordIssuedBy : '';
  return maker ? personBehind(maker, admins) : id;
}
