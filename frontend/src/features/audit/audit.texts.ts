import type { AuditRole } from '../../api/audit.gen';

export const texts = {
  search: 'Search name, code or number',
  csv: 'Export CSV',
  partial:
    'Many accounts match this name, and only some were searched. Type more of the name to see and export all changes.',
  columns: { when: 'When', who: 'Who', what: 'What', record: 'Record', fields: 'What changed' },
  roles: {
    admin: 'Admin',
    bd: 'BD',
    agencyadmin: 'Agency admin',
    agency: 'Agency',
    coin: 'Coin agency',
    user: 'User',
  } satisfies Record<AuditRole, string>,
  more: (count: string) => `and ${count} more`,
  filters: {
    who: 'Who',
    role: 'Role',
    kind: 'Record',
    action: 'Action',
    date: 'Date',
    decisions: 'All decisions',
    actionOf: (kind: string, action: string) => `${kind}: ${action}`,
    only: {
      actor: 'One person only',
      target: 'One record only',
      requestId: 'One request only',
    },
  },
  nothing: 'No further details.',
  reason: 'Reason',
  address: 'Address',
  request: 'Request',
  recordId: 'Record id',
  passwordBy: (name: string) => `Password issued by ${name}`,
  passwordIssuer: 'Password issued by',
  to: {
    target: 'History of this record',
    actor: (name: string) => `All changes by ${name}`,
    action: 'Same action',
    request: 'Same request',
  },
  seals: {
    sealed: (time: string) => `Sealed up to ${time}`,
    checked: (time: string) => `checked ${time}`,
    unchecked: 'not checked yet',
    changed: (time: string, finding: string) =>
      `The check of ${time} found changes in this log. ${finding}. Tell the operator of the server.`,
  },
  nameOf: (action: string, label: string, time: string) => `${action} ${label}, ${time}`,
  empty: { title: 'No changes yet', hint: 'Every change made by staff is listed here.' },
};
