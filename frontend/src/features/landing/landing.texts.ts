import type { PanelKey } from '../../lib/panels';

export const texts = {
  title: 'Staff panels',
  intro: 'Choose the panel that your account belongs to.',
  panels: {
    admin: 'Users, hosts, withdrawals, staff accounts, catalogues',
    bd: 'The agency admins that you brought in, their agencies and hosts',
    agencyadmin: 'Your agencies and the applications of their hosts',
    agency: 'Your hosts: applications, records, hours and diamonds',
    coin: 'Your coin balance, sending coins, both histories',
  } satisfies Record<PanelKey, string>,
};
