import type { GroupName, Measure } from './measures';

/** By what each measure can be compared, the standard first. */
type Groups = Partial<Record<Measure, [GroupName, ...GroupName[]]>>;

/** One subject of a board: its measures, the first one chosen at first, and by what each can be compared. */
export interface Subject {
  name:
    | 'users'
    | 'applications'
    | 'live'
    | 'coins'
    | 'videos'
    | 'decisions'
    | 'purchases'
    | 'items'
    | 'sales';
  measures: [Measure, ...Measure[]];
  groups?: Groups | undefined;
  /** Takes the whole width, with the bars next to the lines. */
  wide?: boolean;
}

/** What a dashboard shows: the key figures in one row, and below them a chart for each subject. */
export interface Board {
  /** Names the lists behind the figures. `seller` is one coin agency in the admin's panel. */
  lists: 'admin' | 'bd' | 'agencyadmin' | 'agency' | 'coin' | 'seller';
  title: 'figures' | 'sales';
  top: [Measure, ...Measure[]];
  subjects: Subject[];
}

const byOwner = (measures: Measure[], ...groups: [GroupName, ...GroupName[]]) =>
  Object.fromEntries(measures.map((measure) => [measure, groups])) as Groups;

const applications: Subject['measures'] = [
  'hostApplications',
  'hostApplicationsPending',
  'hostApplicationsApproved',
  'hostApplicationsRejected',
];
const live: Subject['measures'] = ['liveMinutes', 'liveSessions', 'liveDiamonds', 'hostsLive'];

const liveSubject = { name: 'live', measures: live, wide: true } as const satisfies Subject;
const hostSubject = { name: 'applications', measures: applications, wide: true } as const satisfies Subject;
/** The subjects of everybody who has agencies below. */
const below = (...groups: [GroupName, ...GroupName[]]): Subject[] => [
  { ...liveSubject, groups: byOwner(live, ...groups) },
  { ...hostSubject, groups: byOwner(applications, ...groups) },
];
const belowTop: Board['top'] = ['liveMinutes', 'liveDiamonds', 'hostsLive', 'hostApplicationsApproved'];

/** What coin agencies sell. */
const sales: Subject['measures'] = ['coinsSoldToUsers', 'coinsReturned', 'coinsReceived', 'coinBalance'];
const buyers = byOwner(['coinsSoldToUsers'], 'buyer');

export const boards = {
  admin: {
    lists: 'admin',
    title: 'figures',
    top: ['usersRegistered', 'hostsLive', 'liveMinutes', 'coinsSoldToUsers', 'coinsGifted', 'coinsPaidOut'],
    subjects: [
      { name: 'live', measures: live, groups: byOwner(live, 'agency', 'agencyadmin', 'bd'), wide: true },
      {
        name: 'coins',
        measures: [
          'coinsSoldToUsers',
          'coinsSoldToAgencies',
          'coinsReturned',
          'coinsGifted',
          'coinsAskedFor',
          'coinsPaidOut',
          'coinsInCirculation',
        ],
        groups: {
          coinsSoldToUsers: ['seller'],
          coinsSoldToAgencies: ['seller'],
          coinsReturned: ['seller'],
          coinsGifted: ['gift'],
        },
        wide: true,
      },
      {
        name: 'purchases',
        measures: ['revenue', 'ordersPaid', 'moneyRefunded'],
        groups: byOwner(['revenue', 'ordersPaid'], 'plan'),
        wide: true,
      },
      {
        name: 'items',
        measures: ['itemCoins', 'itemsSold'],
        groups: byOwner(['itemCoins', 'itemsSold'], 'item'),
        wide: true,
      },
      { name: 'users', measures: ['usersRegistered', 'usersActive', 'usersBanned'] },
      { name: 'videos', measures: ['videosUploaded', 'videosApproved', 'videosRejected'] },
      {
        name: 'applications',
        measures: applications,
        groups: byOwner(applications, 'agency', 'agencyadmin', 'bd'),
        wide: true,
      },
      {
        name: 'decisions',
        measures: ['decisions', 'decisionWait'],
        groups: byOwner(['decisions', 'decisionWait'], 'staff'),
        wide: true,
      },
    ],
  },
  bd: { lists: 'bd', title: 'figures', top: belowTop, subjects: below('agencyadmin', 'agency') },
  agencyadmin: { lists: 'agencyadmin', title: 'figures', top: belowTop, subjects: below('agency') },
  agency: {
    lists: 'agency',
    title: 'figures',
    top: belowTop,
    subjects: [liveSubject, hostSubject],
  },
  coin: {
    lists: 'coin',
    title: 'sales',
    top: sales,
    subjects: [{ name: 'sales', measures: sales, groups: buyers, wide: true }],
  },
  /** The sales of one coin agency, on its record in the admin's panel. */
  seller: {
    lists: 'seller',
    title: 'sales',
    top: sales,
    subjects: [{ name: 'sales', measures: sales, groups: buyers, wide: true }],
  },
} satisfies Record<string, Board>;
