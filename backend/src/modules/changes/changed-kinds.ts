import type { Caller } from '../../core/caller.js';
import { may } from '../../core/may.js';
import type { Right } from '../../core/rights.js';
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

/** The right that an admin needs to see records of each kind: that of their lists. */
const RIGHT_TO_SEE: Record<string, Right> = {
  ...({ user: 'users.read', host: 'hosts.read', withdrawal: 'withdrawals.read' } as const),
  ...({ video: 'videos.read', job: 'jobs.read' } as const),
  ...Object.fromEntries(KINDS_OF.staff.map((kind) => [kind, 'staff.read'] as const)),
  ...Object.fromEntries(CATALOGUE_KINDS.map((kind) => [kind, 'catalogues.read'] as const)),
};

/** Returns whether this reader may hear of records of this kind at all; the scope decides of which ones. */
export function maySeeKind(reader: Pick<Caller, 'role' | 'rights'>, kind: string): boolean {
  const right = RIGHT_TO_SEE[kind];
  return right !== undefined && may(reader, right);
}

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

/** Returns the actions on records of these kinds that lists show; `coins`: also those on their wallets. */
export const shownActionsOf = (kinds: readonly string[], { coins = true } = {}): string[] => [
  ...kinds.flatMap((kind) => SHOWN_VERBS.map((verb) => `${kind}.${verb}`)),
  ...(coins && kinds.some((kind) => ['user', 'coin'].includes(kind)) ? WALLET_ACTIONS : []),
];
