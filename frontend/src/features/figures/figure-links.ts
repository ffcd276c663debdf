// The lists behind the figures, in one table: panel and measure give an address with the filters of that list.
import { paths, searched } from '../../lib/paths';
import type { Board } from './boards';
import { lookOf, type GroupName, type Measure } from './measures';

type Lists = Board['lists'];

interface Days {
  from: string;
  to: string;
}

/** An owner of figures, as the API names it: `agency:AG100001`. */
export interface Owner {
  of: string;
  code: string;
}

interface List {
  path: string;
  /** Further filters of the list. */
  query?: Record<string, string>;
  /** The names of the filters by owner. */
  owners?: Partial<Record<GroupName, string>>;
}

const { admin, agency, agencyadmin, coin } = paths;

const agencies = { agency: 'agencyCode', agencyadmin: 'agencyAdmin', bd: 'bd' };
const hosts = (list: typeof admin.hosts, all: List, owners?: List['owners']) => ({
  hostApplications: { ...all, ...(owners && { owners }) },
  hostApplicationsPending: { path: list.pending, ...(owners && { owners }) },
  hostApplicationsApproved: { path: list.approved, ...(owners && { owners }) },
  hostApplicationsRejected: { path: list.rejected, ...(owners && { owners }) },
});
/** The tab of applications of every state. */
const everyState = (path: string): List => ({ path, query: { status: 'all' } });
/** The states of applications in one list with a tab for each. */
const hostTabs = (path: string) => ({
  hostApplications: everyState(path),
  hostApplicationsPending: { path },
  hostApplicationsApproved: { path, query: { status: '1' } },
  hostApplicationsRejected: { path, query: { status: '2' } },
});
const live = (list: List) => ({ liveSessions: list, liveMinutes: list, liveDiamonds: list, hostsLive: list });
/** The earnings of the hosts, with the same sums. */
const earnings = (path: string): List => ({ path, query: { period: 'custom' }, owners: agencies });
/** The movements of coins that a figure sums. */
const flow = (name: string, path = admin.rechargeHistory): List => ({
  path,
  query: { flow: name },
  owners: { seller: 'coinAgency' },
});

const lists: Record<Lists, Partial<Record<Measure, List>>> = {
  admin: {
    usersRegistered: { path: admin.users },
    usersActive: { path: admin.users, query: { active: 'true' } },
    usersBanned: { path: admin.users, query: { banned: 'true' } },
    ...hosts(admin.hosts, { path: admin.allHosts }, agencies),
    ...live({ path: admin.hostRecord, owners: agencies }),
    coinsSoldToAgencies: flow('soldToAgencies'),
    coinsSoldToUsers: flow('soldToUsers'),
    coinsReturned: flow('returned'),
    coinsGifted: flow('gifted'),
    coinsAskedFor: flow('askedFor'),
    coinsPaidOut: flow('paidOut'),
    coinsInCirculation: { path: admin.reconciliation },
    videosUploaded: { path: admin.videos },
    videosApproved: { path: admin.videos, query: { status: '1' } },
    videosRejected: { path: admin.videos, query: { status: '2' } },
    decisions: { path: admin.audit, query: { action: 'decisions' }, owners: { staff: 'actor' } },
    decisionWait: { path: admin.audit, query: { action: 'decisions' } },
  },
  bd: { ...hostTabs(paths.bd.hosts), ...live(earnings(paths.bd.earnings.list)) },
  agencyadmin: {
    ...hosts(agencyadmin.hosts, { path: agencyadmin.allHosts }, { agency: 'agencyCode' }),
    ...live(earnings(agencyadmin.earnings.list)),
  },
  agency: { ...hosts(agency.hosts, everyState(agency.allHosts)), ...live({ path: agency.hostRecord }) },
  coin: {
    coinsSoldToUsers: flow('soldToUsers', coin.sent),
    coinsReturned: flow('returned', coin.sent),
    coinsReceived: flow('soldToAgencies', coin.received),
    // The balance is the last line of the statement.
    coinBalance: { path: coin.statement },
  },
  seller: {
    coinsSoldToUsers: flow('soldToUsers'),
    coinsReturned: flow('returned'),
    coinsReceived: flow('soldToAgencies'),
  },
};

/** The records of owners by their code, where the list of the measure has no filter by such owners. */
const records: Record<Lists, Partial<Record<GroupName, (code: string) => string>>> = {
  admin: {},
  bd: { agencyadmin: (code) => searched(paths.bd.agencyAdmin.list, code) },
  agencyadmin: { agency: (code) => searched(agencyadmin.agency.list, code) },
  agency: {},
  coin: {},
  seller: {},
};

const partsOf = ({ of }: Owner) => of.split(/:(.*)/s) as [GroupName | 'user', string];

/** Returns the filter of a list by an owner; undefined if the list has none. */
function filterOf({ owners }: List, owner: Owner): Record<string, string> | undefined {
  const [kind, id] = partsOf(owner);
  const name = kind === 'user' ? undefined : owners?.[kind];
  return name === undefined ? undefined : { [name]: kind === 'staff' ? id : owner.code };
}

function addressOf(list: List, measure: Measure, { from, to }: Days, more?: Record<string, string>): string {
  // A state is that of now, not of days.
  const days = lookOf(measure).state ? {} : { from, to };
  const params = new URLSearchParams({ ...list.query, ...more, ...days });
  const query = params.toString();
  return query ? `${list.path}?${query}` : list.path;
}

/**
 * Returns the address of the list behind a figure: of all records that the reader sees, or of one owner. Undefined if
 * there is none.
 */
export function listOf(at: Lists, measure: Measure, days: Days, owner?: Owner): string | undefined {
  // The balance of one coin agency is the last line of its statement.
  if (measure === 'coinBalance' && owner) return admin.ledger(`coinAgency:${partsOf(owner)[1]}`);
  const list = lists[at][measure];
  if (!list || !owner) return list && addressOf(list, measure, days);
  const filter = filterOf(list, owner);
  return filter && addressOf(list, measure, days, filter);
}

/** Returns the address behind the bar of an owner: the list of the owner's records, or else the owner itself. */
export function ownerListOf(at: Lists, measure: Measure, owner: Owner, days: Days): string | undefined {
  const list = listOf(at, measure, days, owner);
  if (list) return list;
  const [kind, id] = partsOf(owner);
  if (kind === 'buyer') return at === 'seller' ? admin.user(id) : undefined;
  return kind === 'user' ? undefined : records[at][kind]?.(owner.code);
}
