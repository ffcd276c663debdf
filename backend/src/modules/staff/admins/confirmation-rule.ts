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

/**
 * Returns why `admin` may not confirm a request of `asker`, as a message for `admin`, or '' when `admin` may confirm
 * it. `asker` is undefined when the database has no such admin.
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
 * Returns whether the issuer may still know the password. The issuer could sign in as the owner and replace the
 * password, so the owner's own password counts only after 24 hours.
 */
const isPasswordKnownTo = (
  issuerId: string,
  { passwordIssuedBy, ownPasswordAt }: Confirmer,
  now: Date,
): boolean =>
  passwordIssuedBy === issuerId && (!ownPasswordAt || now.getTime() - ownPasswordAt.getTime() < SEASONING_MS);

/**
 * Returns the _id of the admin who counts as the person behind an account: its owner, or, until the owner has replaced
 * the first password, the person behind the admin who added the account. A password that replaced a forgotten one does not
 * change whose account it is.
 */
export function personBehind(id: string, admins: ReadonlyMap<string, Confirmer>): string {
  const admin = admins.get(id);
  const isFirstPassword = admin && !admin.ownPasswordAt && !admin.passwordReissuedAt;
  const maker = isFirstPassword ? admin.passwordIssuedBy : '';
  return maker ? personBehind(maker, admins) : id;
}
