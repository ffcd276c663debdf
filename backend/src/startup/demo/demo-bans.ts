import type { Types } from 'mongoose';
import { around } from '../../core/present.js';
import type { Caller } from '../../core/caller.js';
import type { Act } from './demo-callers.js';

const REASONS = ['Threatened a host', 'Sold coins outside the app', 'Insulted other viewers'];

/** Bans a demo user at a time between the registration and now. */
export const banOf = (createdAt: Date, at: number, by: string) => ({
  banned: true,
  banReason: around(REASONS, at),
  bannedAt: new Date(createdAt.getTime() + (Date.now() - createdAt.getTime()) * 0.7),
  bannedBy: by,
});

interface Banned extends Partial<ReturnType<typeof banOf>> {
  _id: Types.ObjectId;
  username: string;
}

/** Returns the bans as the audit log shows them. */
export const banActs = (caller: Caller, users: readonly Banned[]): Act[] =>
  users.flatMap(({ _id, username: label, banned, banReason, bannedAt, bannedBy }) => {
    if (!banned || !bannedAt) return [];
    const change = {
      action: 'user.ban',
      target: { kind: 'user', id: _id.toHexString(), label },
      before: { banned: false, banReason: '', bannedAt: null, bannedBy: '' },
      after: { banned, banReason, bannedAt, bannedBy },
      reason: banReason,
    };
    return [{ caller, at: bannedAt, change }];
  });
