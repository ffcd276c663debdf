import { texts } from '../components.texts';

const { account } = texts.filters;

/** The words of the filters of accounts of staff. */
export const byAccount = {
  disabled: [account.status, account.statuses],
  signedIn: account.signedIn,
  everSignedIn: [account.everSignedIn, account.signIns],
  created: account.created,
} as const;
