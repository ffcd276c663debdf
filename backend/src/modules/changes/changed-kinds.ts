import { CATALOGUE_KINDS } from '../catalogues/registry/catalogue-list.js';

/** The kinds of records that a topic is about, by their names in the audit log. */
export const KINDS_OF = {
  users: ['user'],
  videos: ['video'],
  staff: ['admin', 'bd', 'agencyadmin', 'agency', 'coin'],
  catalogues: CATALOGUE_KINDS,
} as const;

/** The kinds of records whose lists mark changes. */
export const CHANGED_KINDS = [
  ...['user', 'host', 'withdrawal', 'video', 'job', 'admin', 'bd', 'agencyadmin', 'agency', 'coin'],
  ...CATALOGUE_KINDS,
];

/** The actions that move coins. */
export const COIN_ACTIONS = ['coins.send', 'coins.return', 'coins.reverse', 'coins.adjust'];

/**
 * The verbs of actions that change what a list shows. Other actions stay between the actor and the audit log: viewed
 * passwords, requests to a second admin.
 */
const SHOWN_VERBS = [
  ...['add', 'create', 'update', 'delete', 'restore', 'show', 'hide', 'arrange', 'move'],
  ...['disable', 'enable', 'confirmOwner'],
  ...['approve', 'reject', 'undo', 'agree', 'export', 'cancel', 'retry'],
  ...['ban', 'unban', 'banDevice', 'unbanDevice', 'activate', 'deactivate', 'tag', 'progress'],
];
/** Actions on wallets have a kind of their own; their target is the owner of the wallet. */
const WALLET_ACTIONS = [...COIN_ACTIONS, 'wallet.freeze', 'wallet.thaw'];

/** Returns the actions on records of these kinds that lists show. */
export const shownActionsOf = (kinds: readonly string[]): string[] => [
  ...kinds.flatMap((kind) => SHOWN_VERBS.map((verb) => `${kind}.${verb}`)),
  ...(kinds.some((kind) => ['user', 'coin'].includes(kind)) ? WALLET_ACTIONS : []),
];
