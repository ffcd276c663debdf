import type { Measure } from './measures';

/** The measures that the record pages show. */
export const recordMeasures = {
  user: ['userCoins', 'userSpending'],
  gift: ['coinsGifted'],
  agency: ['liveMinutes', 'hostsLive', 'liveDiamonds', 'hostApplicationsApproved'],
} satisfies Record<string, Measure[]>;
