import type { FigureGroupRow, FigureSeries, Measure, ReadFiguresApiArg } from '../../api/figures.gen';

export type { Measure };
/** The total of one owner. */
export type OwnerTotal = FigureGroupRow;
export type Series = FigureSeries;
/** By what a measure can be compared. */
export type GroupName = NonNullable<ReadFiguresApiArg['group']>;
/** What a point of a series represents. */
export type StepName = NonNullable<ReadFiguresApiArg['by']>;

export const steps = ['day', 'week', 'month'] as const satisfies StepName[];

interface Look {
  /** Whether more is welcome. Without it, a change has no colour: more bans are neither good nor bad. */
  more?: 'good' | 'bad';
  /** The value of a day is a state at its end. Sums make no sense. */
  state?: true;
  /** Values are minutes of waiting. */
  minutes?: true;
  /** Values are paise. They are shown as rupees. */
  paise?: true;
  /** Known only since the day on which counting began: no record contains its past. */
  young?: true;
}

const looks: Record<Measure, Look> = {
  usersRegistered: { more: 'good' },
  usersActive: { more: 'good', state: true, young: true },
  usersBanned: { state: true, young: true },
  hostApplications: { more: 'good' },
  hostApplicationsPending: {},
  hostApplicationsApproved: { more: 'good' },
  hostApplicationsRejected: {},
  liveSessions: { more: 'good' },
  liveMinutes: { more: 'good' },
  liveDiamonds: { more: 'good' },
  hostsLive: { more: 'good' },
  coinsSoldToAgencies: { more: 'good' },
  coinsSoldToUsers: { more: 'good' },
  coinsReturned: { more: 'bad' },
  coinsGifted: { more: 'good' },
  coinsAskedFor: {},
  coinsPaidOut: {},
  coinsInCirculation: { state: true },
  revenue: { more: 'good', paise: true },
  ordersPaid: { more: 'good' },
  moneyRefunded: { more: 'bad', paise: true },
  itemsSold: { more: 'good' },
  itemCoins: { more: 'good' },
  userCoins: { state: true },
  userSpending: { more: 'good' },
  coinsReceived: {},
  coinBalance: { state: true },
  videosUploaded: { more: 'good' },
  videosApproved: { more: 'good' },
  videosRejected: {},
  decisions: {},
  decisionWait: { more: 'bad', minutes: true },
};

export const lookOf = (measure: Measure): Look => looks[measure];
