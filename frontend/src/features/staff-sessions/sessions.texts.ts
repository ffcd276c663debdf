import type { StaffSession } from '../../api/staff-sessions.gen';

export const texts = {
  search: 'Search name, code or address',
  columns: {
    who: 'Who',
    role: 'Role',
    device: 'Device',
    address: 'Address',
    since: 'Signed in',
    used: 'Last used',
  },
  roles: {
    admin: 'Admin',
    bd: 'BD',
    agencyadmin: 'Agency admin',
    agency: 'Agency',
    coin: 'Coin agency',
  } satisfies Record<StaffSession['role'], string>,
  role: 'Role',
  this: 'This session',
  unknown: 'Unknown device',
  viewedBy: (name: string) => `View by ${name}`,
  nowhere: '–',
  nameOf: (name: string, device: string) => `${name}, ${device}`,
  end: 'End session',
  ask: (name: string, device: string) => ({
    title: 'End this session?',
    effect: `${name} is signed out on ${device} immediately and must sign in again.`,
    yes: 'End session',
  }),
  bulk: {
    label: 'End sessions',
    title: (what: string) => `End ${what}?`,
    effect: 'The people are signed out at once and must sign in again. Your own session stays.',
  },
  empty: { title: 'No sessions', hint: 'No staff session matches. Change the search or the role.' },
};
