import type { LockScope, SignInEntry } from '../../api/sign-ins.gen';
import { texts as sessions } from './sessions.texts';

const { roles } = sessions;

export const texts = {
  roles,
  tabs: { history: 'History', locked: 'Locked accounts' },
  search: 'Search name, code or number',
  columns: { who: 'Who', role: 'Role' },
  role: 'Role',
  date: 'Date',
  account: 'One account',
  unknown: (role: SignInEntry['role']) => `Unknown account (${roles[role]})`,
  partial: 'More accounts match than were searched. Type more of the name.',
  nameOf: (said: string, name: string, when: string) => `${said}, ${name}, ${when}`,
  empty: {
    title: 'No events',
    hint: 'Sign-ins, failures and password changes of the last 365 days appear here.',
  },

  locked: {
    columns: { from: 'Locked out', failures: 'Failures', since: 'Locked', until: 'Opens' },
    scopes: {
      address: (address: string) => `The address ${address}`,
      device: () => 'One known device',
      unknownDevices: () => 'All unknown devices',
    } satisfies Record<LockScope, (address: string) => string>,
    open: 'Open account',
    ask: (name: string) => ({
      title: `Open the account of ${name}?`,
      effect:
        'The person can try to sign in again at once. Make sure that the failures were theirs: a stranger could go on guessing.',
      yes: 'Open account',
    }),
    empty: {
      title: 'No locked accounts',
      hint: 'An account is locked for some minutes after 10 wrong passwords from one place. Most open by themselves.',
    },
  },
};
