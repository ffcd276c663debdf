import { formatNumber } from '../../lib/format';

const accounts = (count: number) => (count === 1 ? '1 account' : `${formatNumber(count)} accounts`);

/** Texts of the imports of staff accounts. */
export const texts = {
  title: (many: string) => `Import ${many}`,
  initial: (many: string, day: string) => `${many} of ${day}`,
  hint: 'Each row adds one account. The server makes code and first password. The owner must choose a new password at the first sign-in.',
  columns: {
    name: 'Name of the account.',
    email: 'Email address, used by no other account of this kind.',
    number: 'Phone number, used by no other account of this kind.',
    bd: 'Code of the BD above the account.',
    agencyadmin: 'Code of the agency admin above the agency.',
    username: 'Name in the app.',
  },
  label: 'Title of the import',
  heads: { label: 'Account' },
  start: (count: number) => `Add ${accounts(count)}`,
  question: (count: number) => `Add ${accounts(count)}?`,
  effect: 'The accounts are added in the background. Afterwards you can download their first passwords once.',
};
