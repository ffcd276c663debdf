import type { PanelKey } from '../../lib/panels';

export const texts = {
  title: 'Staff panels',
  intro: 'Choose your panel.',
  panels: {
    admin: 'Users, hosts, withdrawals, staff accounts, catalogues',
    bd: 'Your agency admins, their agencies and hosts',
    agencyadmin: 'Your agencies and their host applications',
    agency: 'Your hosts: applications, records, hours and diamonds',
    coin: 'Balance, sending coins, history',
  } satisfies Record<PanelKey, string>,
};
