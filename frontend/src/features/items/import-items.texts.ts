import { formatNumber } from '../../lib/format';

const rows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`);

/** Texts of the import of grants. */
export const texts = {
  title: 'Import items',
  initial: (day: string) => `Items of ${day}`,
  hint: 'Each row gives a frame, an entry effect, a theme or a VIP pack to a user of the app, or takes it away.',
  columns: {
    user: 'Username, _id or phone number of the user.',
    kind: 'frames, entry-effects, themes or vips.',
    item: '_id or exact title of the item.',
    days: 'Number of days. 0: for good. Empty: as long as a purchase lasts.',
    reason: 'Reason for the audit log.',
    action: 'give or revoke. Empty: give.',
  },
  label: 'Title of the import',
  heads: { label: 'User and item' },
  start: (count: number) => `Carry out ${rows(count)}`,
  question: (count: number) => `Carry out ${rows(count)}?`,
  effect:
    'The users get the items in the background, each with a message, or lose all days of them. You can undo the whole import later.',
};
