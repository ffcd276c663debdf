import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { emptyApi } from './empty-api';

/** Changes of what the hierarchy shows. */
const inTheTree = ['Bd', 'AgencyAdmin', 'Agency']
  .flatMap((kind) => [`add${kind}`, `update${kind}`, `delete${kind}`])
  .concat('addHost', 'decideHost', 'decideHosts');

/**
 * What a change makes stale beyond its own tag. The generated slices already drop every answer of the tag that a
 * change belongs to; only effects that reach into another tag stand here. By name, not by import, because importing
 * a slice here would put all of them into the first chunk.
 */
const alsoStale: Record<string, string[]> = {
  updateAdminProfile: ['auth'],
  changeAdminPassword: ['auth'],
  changeBdPassword: ['auth'],
  changeAgencyAdminPassword: ['auth'],
  changeAgencyPassword: ['auth'],
  changeCoinAgencyPassword: ['auth'],
  // A notification is sent by a job.
  sendNotification: ['jobs'],
  cancelJob: ['notifications'],
  retryJob: ['notifications'],
  // A video is one record in its list and in the queue.
  deleteVideo: ['moderation'],
  decideVideo: ['videos'],
  undoDecision: ['videos'],
  // Agencies are deleted by the coin agencies' call.
  deleteCoinAgency: ['agency', 'hierarchy'],
  // Coins change balances that other lists show, and every movement is a line of a statement.
  ...Object.fromEntries(
    ['sendCoins', 'sellCoins', 'returnCoins', 'decideWaitingSend', 'adjustUser'].map((name) => [
      name,
      ['users', 'coin-panel', 'ledger', 'auth'],
    ]),
  ),
  reverseEntry: ['users', 'coin-panel', 'recharge', 'withdrawals'],
  freezeWallet: ['recharge', 'users', 'coin-panel', 'withdrawals'],
  thawWallet: ['recharge', 'users', 'coin-panel', 'withdrawals'],
  decideWithdrawal: ['users', 'ledger'],
  decideWithdrawals: ['users', 'ledger'],
  closeCoinAgency: ['ledger', 'recharge'],
  moveInHierarchy: ['bd', 'agency-admin', 'agency', 'hosts'],
  ...Object.fromEntries(inTheTree.map((name) => [name, ['hierarchy']])),
};

/** The tags of all catalogues: what belongs to none of them alone may change any. */
const inCatalogues = [
  'banners',
  'tags',
  'gifts',
  'live-gifts',
  'live-gift-categories',
  'entry-effects',
  'entry-effect-levels',
  'frames',
  'frame-levels',
  'themes',
  'background-themes',
  'levels',
  'user-levels',
  'vips',
  'vip-items',
  'songs',
  'plans',
  'contents',
];
for (const name of ['arrangeRecords', 'moveRecord', 'restoreRecord', 'importCatalogue'])
  alsoStale[name] = inCatalogues;

interface Finished {
  meta: { arg: { type?: string; endpointName?: string } };
}

export const crossTags: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (isFulfilled(action)) {
    const { type, endpointName } = (action as unknown as Finished).meta.arg;
    const stale = type === 'mutation' && endpointName ? alsoStale[endpointName] : undefined;
    if (stale) store.dispatch(emptyApi.util.invalidateTags(stale));
  }
  return result;
};
