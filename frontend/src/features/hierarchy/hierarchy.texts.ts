import type { HierarchyKind } from '../../api/hierarchy.gen';
import { formatNumber } from '../../lib/format';

const count = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

const counted = {
  agencyAdmins: (value: number) => count(value, 'agency admin', 'agency admins'),
  agencies: (value: number) => count(value, 'agency', 'agencies'),
  hosts: (value: number) => count(value, 'host', 'hosts'),
  pending: (value: number) => count(value, 'pending', 'pending'),
  applications: (value: number) => count(value, 'pending application', 'pending applications'),
  coins: (value: number) => count(value, 'coin', 'coins'),
};

/** Joins words: 'a', 'a and b', 'a, b and c'. */
const listed = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.slice(-1).join('')}`;

/** Says which of so many accounts, in their words, lose their parent; '' for none. */
const lose = (parent: string, ...accounts: [value: number, words: (value: number) => string][]) => {
  const some = accounts.filter(([value]) => value > 0);
  const total = some.reduce((sum, [value]) => sum + value, 0);
  if (!total) return '';
  return `${listed(some.map(([value, words]) => words(value)))} ${total === 1 ? 'loses its' : 'lose their'} ${parent}.`;
};

export const texts = {
  tree: 'BDs, agency admins, agencies and hosts',
  search: 'Search name or code',
  counted,
  kinds: {
    bd: 'BD',
    agencyadmin: 'Agency admin',
    agency: 'Agency',
    host: 'Host',
  } satisfies Record<HierarchyKind, string>,
  without: {
    agencyadmin: 'Without a BD',
    agency: 'Without an agency admin',
    host: 'Without an agency',
  },
  withoutHint: {
    agencyadmin: 'Their BD was deleted. Assign them to another.',
    agency: 'Their agency admin was deleted. Assign them to another.',
    host: 'Their agency was deleted. Assign them to another.',
  },
  disabled: 'Disabled',
  pendingHost: 'Pending',
  earned: 'Coins earned by its approved hosts',
  view: 'View',
  move: 'Move',
  more: (shown: number, total: number) => `Load more (${formatNumber(shown)} of ${formatNumber(total)})`,
  nothingBelow: {
    bd: 'No BDs yet',
    agencyadmin: 'No agency admins under this BD',
    agency: 'No agencies under this agency admin',
    host: 'No approved or pending hosts',
  } satisfies Record<HierarchyKind, string>,
  failed: 'This level could not be loaded',

  results: 'Results',
  found: (total: number) => count(total, 'result', 'results'),
  none: (search: string) => `No matches for “${search}”`,
  noneHint: 'Search for a name, a code or a username.',

  moveTitle: (name: string) => `Move ${name}`,
  to: { agencyadmin: 'New BD', agency: 'New agency admin', host: 'New agency' },
  searchTo: {
    agencyadmin: 'Search code or name of a BD',
    agency: 'Search code or name of an agency admin',
    host: 'Search code or name of an agency',
  },
  under: (code: string) => `is assigned to ${code}`,
  counting: 'Counting the affected accounts',
  effect: ({ agencyAdmins, agencies, hosts, pendingHosts }: Below) => {
    const parts = [
      ...(agencyAdmins ? [counted.agencyAdmins(agencyAdmins)] : []),
      counted.agencies(agencies),
      counted.hosts(hosts),
      ...(pendingHosts ? [counted.applications(pendingHosts)] : []),
    ];
    return `Moves ${listed(parts)}.`;
  },
  /** Hosts, in whatever state their applications are. */
  effectOnHosts: (hosts: number) =>
    `Moves ${counted.hosts(hosts)}. Past sessions stay with the agency before.`,
  effectOnAll: ({ hosts, pendingHosts, rejectedHosts }: AllHosts) => {
    const parts = [
      counted.hosts(hosts),
      ...(pendingHosts ? [counted.applications(pendingHosts)] : []),
      ...(rejectedHosts ? [count(rejectedHosts, 'rejected application', 'rejected applications')] : []),
    ];
    return `Moves ${listed(parts)}. Past sessions stay with the agency before.`;
  },
  fromTo: (from: string, to: string) => `From ${from} to ${to}.`,
  onlyTo: (to: string) => `To ${to}.`,
  confirm: 'Move',
  moved: (name: string, to: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} moved to ${to}`,
  moveFailed: 'The move failed',

  countingBelow: 'Counting the accounts below it',
  /** Says which accounts lose a deleted account as their parent; '' for none. */
  loss: {
    bd: ({ agencyAdmins }: Below) => lose('BD', [agencyAdmins, counted.agencyAdmins]),
    agencyadmin: ({ agencies }: Below) => lose('agency admin', [agencies, counted.agencies]),
    agency: ({ hosts, pendingHosts }: Below) =>
      lose('agency', [hosts, counted.hosts], [pendingHosts, counted.applications]),
  },
  allHosts: 'all hosts',
  childrenOf: {
    bd: (name: string) => `the agency admins of ${name}`,
    agencyadmin: (name: string) => `the agencies of ${name}`,
    agency: (name: string) => `all hosts of ${name}`,
  },
  stays: (parts: string[]) =>
    parts.length
      ? `It can no longer sign in. ${listed(parts)} stay and can be reassigned.`
      : 'It can no longer sign in. No accounts depend on it.',
  staysUnknown: 'It can no longer sign in. The accounts below it stay and can be reassigned.',
};

type Below = Record<'agencyAdmins' | 'agencies' | 'hosts' | 'pendingHosts', number>;
type AllHosts = Record<'hosts' | 'pendingHosts' | 'rejectedHosts', number>;
