// The owners of stored figures.
import { storedAccount } from '../ledger/accounts.js';

/** No owner has this key. */
export const NO_OWNER = 'nobody';
export const agencyKey = (code: string) => `agency:${code}`;
/** The owner within which all hosts are counted. */
export const HOSTS = 'hosts';
const BETWEEN = '/';
export const hostKey = (agencyCode: string, user: string) => `${agencyCode}${BETWEEN}${user}`;
/** Returns the agency and the user of a host's key. */
export const hostOf = (key: string) => {
  const at = key.indexOf(BETWEEN);
  return { agencyCode: key.slice(0, at), user: key.slice(at + 1) };
};
export const giftKey = (id: string) => `gift:${id}`;
/** _ids are unique over all kinds of items. */
export const itemKey = (id: string) => `item:${id}`;
export const buyerKey = (id: string) => `buyer:${id}`;
export const planKey = (id: string) => `plan:${id}`;
export const staffKey = (id: string) => `staff:${id}`;
export const sellerKey = (id: string) => `seller:${id}`;

/** Returns the key of the coin agency that has this account, or undefined for other accounts. */
export function sellerOf(account: string): string | undefined {
  const stored = storedAccount(account);
  return stored?.kind === 'coinAgency' ? sellerKey(stored.id) : undefined;
}

/** One owner: an agency, agency admin or BD by code, a coin agency, gift, item, plan, staff member or user by _id. */
export interface Owner {
  kind: string;
  id: string;
}

/** Reads an owner from its key: `agency:AG100001`. */
export function ownerOf(key: string): Owner {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at), id: key.slice(at + 1) };
}
