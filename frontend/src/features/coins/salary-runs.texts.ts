import { formatNumber, inCoins } from '../../lib/format';

const recipients = (count: number) => (count === 1 ? '1 recipient' : `${formatNumber(count)} recipients`);
const what = (amount: number, count: number) => `${inCoins(amount)} to ${recipients(count)}`;

/** Texts of the salary runs. */
export const texts = {
  hint: 'Each row sends coins from the platform to one recipient. A recipient may stand in one row only: add up what the recipient gets.',
  columns: {
    code: 'Code of a coin agency, or username or phone number of a user.',
    coins: 'Whole number of coins.',
    note: 'Shown with the transfer, up to 200 characters.',
  },
  label: 'Title of the run',
  initial: (month: string) => `Salaries ${month}`,
  heads: { label: 'Recipient', coins: 'Coins' },
  start: (amount: number, count: number) => `Send ${what(amount, count)}`,
  ask: (amount: number, count: number) => `Request ${what(amount, count)}`,
  startTitle: (amount: number, count: number) => `Send ${what(amount, count)}?`,
  askTitle: (amount: number, count: number) => `Request ${what(amount, count)}?`,
  startEffect: 'The coins are sent in the background. You can cancel the run; sent coins stay sent.',
  askEffect: 'This is above your limit. Nothing is sent until a second admin approves the whole run.',
};
