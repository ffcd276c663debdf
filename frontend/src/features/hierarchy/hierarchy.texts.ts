import type { HierarchyKind } from '../../api/hierarchy.gen';
import { formatNumber } from '../../lib/format';

const count = (value: number, one: string, many: string) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

const counted = {
  agencyAdmins: (value: number) => count(value, 'agency admin', 'agency admins'),
  agencies: (value: number) => count(value, 'agency', 'agencies'),
  hosts: (value: number) => count(value, 'host', 'hosts'),
  pending: (value: number) => count(value, 'pending', 'pending'),
  coins: (value: number) => count(value, 'coin', 'coins'),
};

const lose = (value: number, words: (value: number) => string, parent: string) =>
  value ? `${words(value)} ${value === 1 ? 'loses its' : 'lose their'} ${parent}.` : '';

/** Joins words: 'a', 'a and b', 'a, b and c'. */
const listed = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.slice(-1).join('')}`;

export const texts = {
  tree: 'BDs, agency admins, agencies and hosts',
  search: 'Search name or code',
  counted,
  kinds: {
    bd: 'BD',
    agencyadmin: 'Agency Admin',
    agency: 'Agency',
    host: 'Host',
  } satisfies Record<HierarchyKind, string>,
  without: {
    agencyadmin: 'Without a BD',
    agency: 'Without an agency admin',
    host: 'Without an agency',
  },
  withoutHint: 'Their parent is deleted. Move them to another one.',
  withoutHosts: 'Their agency is deleted.',
  disabled: 'Disabled',
  pendingHost: 'Pending',
  earned: 'Coins earned by its approved hosts',
  view: 'View',
  move: 'Move',
  more: (shown: number, total: number) => `Load more (${formatNumber(shown)} of ${formatNumber(total)})`,
  nothingBelow: {
    bd: 'No BDs yet',
    agencyadmin: 'No agency admins below this BD',
    agency: 'No agencies below this agency admin',
    host: 'No approved or pending hosts',
  } satisfies Record<HierarchyKind, string>,
  failed: 'This level could not be loaded',

  results: 'Results',
  found: (total: number) => count(total, 'hit', 'hits'),
  none: (search: string) => `Nothing in the hierarchy matches “${search}”`,
  noneHint: 'Search for a name, a code or a username.',

  moveTitle: (name: string) => `Move ${name}`,
  to: { agencyadmin: 'New BD', agency: 'New agency admin' },
  searchTo: {
    agencyadmin: 'Search code or name of a BD',
    agency: 'Search code or name of an agency admin',
  },
  under: (code: string) => `is under ${code}`,
  counting: 'Counting what would move',
  effect: ({ agencyAdmins, agencies, hosts, pendingHosts }: Moved) => {
    const parts = [
      ...(agencyAdmins ? [counted.agencyAdmins(agencyAdmins)] : []),
      counted.agencies(agencies),
      counted.hosts(hosts),
      ...(pendingHosts ? [count(pendingHosts, 'pending application', 'pending applications')] : []),
    ];
    return `Moves ${listed(parts)}.`;
  },
  fromTo: (from: string, to: string) => `From ${from} to ${to}.`,
  confirm: 'Move',
  moved: (name: string, to: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} moved to ${to}`,
  moveFailed: 'The move failed',

  countingBelow: 'Counting what hangs below it',
  /** Says which accounts lose a deleted account as their parent; '' for none. */
  loss: {
    bd: ({ agencyAdmins }: Below) => lose(agencyAdmins, counted.agencyAdmins, 'BD'),
    agencyadmin: ({ agencies }: Below) => lose(agencies, counted.agencies, 'agency admin'),
    agency: ({ hosts }: Below) => lose(hosts, counted.hosts, 'agency'),
  },
  childrenOf: {
    bd: (name: string) => `the agency admins of ${name}`,
    agencyadmin: (name: string) => `the agencies of ${name}`,
  },
  stays: (parts: string[]) =>
    parts.length
      ? `Its login ends at once. ${listed(parts)} stay and can be reassigned.`
      : 'Its login ends at once. Nothing hangs below it.',
  staysUnknown: 'Its login ends at once. What hangs below it stays and can be reassigned.',
};

type Below = Record<'agencyAdmins' | 'agencies' | 'hosts', number>;
interface Moved extends Below {
  pendingHosts: number;
}
