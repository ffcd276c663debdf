import { formatNumber } from '../../lib/format';

const hosts = (count: number) => (count === 1 ? '1 host' : `${formatNumber(count)} hosts`);

/** Texts of the import of hosts. */
export const texts = {
  title: 'Import hosts',
  initial: (day: string) => `Hosts of ${day}`,
  hint: 'Each row makes a user of the app a host at once, as Add Host does.',
  columns: {
    user: 'Username, _id or phone number of the user.',
    agency: 'Code of the agency.',
    realName: 'Real name.',
    number: 'Phone number of the host.',
  },
  label: 'Title of the import',
  heads: { label: 'User' },
  start: (count: number) => `Add ${hosts(count)}`,
  question: (count: number) => `Add ${hosts(count)}?`,
  effect: 'The users become hosts in the background, without another decision.',
};
