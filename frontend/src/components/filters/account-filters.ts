import { texts } from '../components.texts';
import { dayRange, flag } from './list-filters';

const { account } = texts.filters;

/** The filters of accounts of staff. */
export const byAccount = {
  disabled: flag(account.status, account.statuses),
  signedIn: dayRange(account.signedIn),
  everSignedIn: flag(account.everSignedIn, account.signIns),
  created: dayRange(account.created),
};
