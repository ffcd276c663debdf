import type { Right } from '../../lib/right.gen';

/** The rights of admins in plain words, by area, in the order in which screens show them. */
export const areas = {
  Users: {
    'users.read': 'See users',
    'users.write': 'Change users',
    'users.ban': 'Ban users',
    'notifications.read': 'See notifications',
    'notifications.send': 'Send notifications',
  },
  Hosts: {
    'hosts.read': 'See hosts',
    'hosts.decide': 'Decide about hosts',
    'hosts.write': 'Add and delete hosts',
    'earnings.read': 'See earnings',
  },
  Videos: { 'videos.read': 'See videos', 'videos.decide': 'Decide about videos' },
  Withdrawals: {
    'withdrawals.read': 'See withdrawals',
    'withdrawals.decide': 'Decide about withdrawals',
    'withdrawals.reveal': 'Reveal bank details',
    'withdrawals.export': 'Make files for the bank',
  },
  Coins: {
    'coins.read': 'See coins',
    'coins.send': 'Send coins',
    'coins.approve': 'Approve waiting sends',
    'coins.limits': 'Set coin limits',
    'ledger.read': 'See the ledger',
    'ledger.write': 'Correct the ledger',
  },
  Content: { 'catalogues.read': 'See content', 'catalogues.write': 'Change content' },
  Staff: {
    'staff.read': 'See staff accounts',
    'staff.write': 'Change staff accounts',
    'staff.passwords': 'Set and reveal passwords',
    'sessions.read': 'See sessions',
    'sessions.end': 'Sign staff out',
    'signins.read': 'See sign-ins',
    'signins.unlock': 'Open locked accounts',
    'admins.manage': 'Manage admins',
  },
  Settings: {
    'settings.read': 'See settings',
    'settings.write': 'Change settings',
    'secrets.read': 'See secret keys',
    'secrets.write': 'Change secret keys',
  },
  System: {
    'figures.read': 'See figures',
    'audit.read': 'See the audit log',
    'jobs.read': 'See jobs of everybody',
    'jobs.manage': 'Manage jobs of everybody',
    'trash.read': 'See the trash',
    'trash.restore': 'Restore from the trash',
    own: 'Use the own account',
  },
} satisfies Record<string, Partial<Record<Right, string>>>;

const labels = {
  ...areas.Users,
  ...areas.Hosts,
  ...areas.Videos,
  ...areas.Withdrawals,
  ...areas.Coins,
  ...areas.Content,
  ...areas.Staff,
  ...areas.Settings,
  ...areas.System,
} satisfies Record<Right, string>;

export const labelOf = (right: Right): string => labels[right];

export const texts = {
  /** The name of a screen without a label. */
  page: 'This page',
  title: 'You may not open this',
  needs: (right: string) => `This page needs the right “${right}”.`,
  help: 'An Owner can give it to you. The Owners are among the platform admins.',
};

export const setTexts = {
  field: 'What they may do',
  hint: 'An admin may do what any of the chosen sets allows.',
  all: 'Everything, also what later versions add. If there is another Owner, that Owner must confirm it',
  count: (count: number) => (count === 1 ? '1 right' : `${count} rights`),
  required: 'Choose at least one set',
};
