import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isEmail } from 'class-validator';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError, fieldError } from '../../core/errors.js';
import { assertProven } from '../../core/proof.js';
import { requestContext } from '../../core/request-context.js';
import { refuseGuessable } from '../../platform/access/guessable-passwords.js';
import { hashPassword } from '../../platform/access/passwords.js';
import { SessionsService } from '../../platform/access/sessions.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Changed } from '../../platform/audit/audited-change.js';
import type { RowChange } from '../../platform/batches/batch.schema.js';
import { CHANGED_AGAIN } from '../../platform/bulk/bulk-action.js';
import type { Seen } from '../../platform/audit/seen.js';
import { holdNotDeleted } from '../catalogues/shared/catalogue-record.js';
import type { Catalogue } from '../catalogues/shared/catalogue.js';
import { InjectCatalogue } from '../catalogues/shared/define-catalogue.js';
import { Tag } from '../catalogues/tags/tag.schema.js';
import { UserRenames } from './user-renames.js';
import { type EditableUser, knownOfUser, User, type UserDocument } from './user.schema.js';

/** The number of users that a migration reads at once. */
const STEP = 500;

/**
 * Sets the email address. Rejects an invalid address unless it equals the current text: clients send the whole user,
 * and legacy data contains invalid addresses.
 */
function setEmail(user: UserDocument, email: string | undefined): void {
  if (email === undefined || email === (user.email ?? '').trim().toLowerCase()) return;
  if (email && !isEmail(email))
    throw fieldError('email', 'Enter an email address such as someone@example.com');
  user.email = email;
}

/** Changes that staff make to users. Every change is audited. */
@Injectable()
export class UserChangesService {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    @InjectCatalogue(Tag) private readonly tags: Catalogue<Tag>,
    private readonly renames: UserRenames,
  ) {}

  /** Updates the given fields, unless the caller saw another version. A new password ends all sessions of the user. */
  async update(
    id: string,
    { password, email, ...fields }: EditableUser & { password?: string },
    seen?: Seen<User>,
  ): Promise<void> {
    if (password) await assertProven();
    const hash = password ? await hashPassword(password) : undefined;
    const apply = async (user: UserDocument) => {
      user.set(fields);
      setEmail(user, email?.toLowerCase());
      if (!hash) return;
      if (password && requestContext()?.isPanel) refuseGuessable(password, knownOfUser(user), 'password');
      user.set('password', hash);
      await this.sessions.endAll(id);
    };
    await this.change(id, 'user.update', apply, { seen });
  }

  /** Sets level and experience, which the Update User screen changes together with the coins. */
  setProgress(
    id: string,
    progress: Pick<User, 'level' | 'experience'>,
    seen?: Seen<User>,
  ): Promise<Changed<User>> {
    const apply = (user: UserDocument) => {
      user.set(progress);
    };
    return this.change(id, 'user.progress', apply, { seen });
  }

  setTag(id: string, tag: string, seen?: Seen<User>): Promise<Changed<User>> {
    const apply = async (user: UserDocument) => {
      if (tag && !(await holdNotDeleted(this.tags.model, tag)))
        throw fieldError('myTag', 'This tag does not exist', 'NOT_FOUND');
      user.tag = tag ? new Types.ObjectId(tag) : null;
    };
    return this.change(id, 'user.tag', apply, { seen });
  }

  /** Removes deleted tags from their users. */
  async dropDeletedTags(): Promise<void> {
    const known = await this.tags.model.distinct('_id', { deletedAt: null });
    await this.users.updateMany({ tag: { $nin: [null, ...known] } }, { tag: null });
  }

  /**
   * Bans or unbans a user. A ban ends all sessions of the user and blocks sign-in. The same status again with another
   * reason gives the reason later.
   */
  setBan(caller: Caller, id: string, banned: boolean, reason = ''): Promise<Changed<User>> {
    const ban = async (user: UserDocument) => {
      if (user.banned === banned && !banned) return this.giveReason(user, reason);
      if (user.banned === banned && user.banReason === reason) return;
      user.set(
        banned
          ? { banned, banReason: reason, bannedAt: new Date(), bannedBy: caller.name }
          : { banned, banReason: '', bannedAt: null, bannedBy: '' },
      );
      if (banned) await this.sessions.endAll(id);
    };
    return this.change(id, banned ? 'user.ban' : 'user.unban', ban, { reason });
  }

  /** Gives fields their former values back. Fails when they changed again since. */
  async putBack(id: string, action: string, { was, is }: RowChange): Promise<void> {
    await this.change(id, action, async (user) => {
      const present = user.toObject() as unknown as Record<string, unknown>;
      const isUnchanged = (field: string) => JSON.stringify(present[field]) === JSON.stringify(is[field]);
      if (!Object.keys(is).every(isUnchanged)) throw new AppError('INVALID_TRANSITION', CHANGED_AGAIN);
      user.set(was);
      if (user.banned || !user.active) await this.sessions.endAll(id);
    });
  }

  /** Migration: fills in `bannedAt` and `bannedBy` from the audit log. */
  async nameBans(): Promise<void> {
    const unnamed = { banned: true, bannedAt: null };
    let ids: Types.ObjectId[] = [];
    do {
      // The audit log lacks some bans, so users without `bannedAt` can remain: the loop advances by _id.
      const last = ids.at(-1);
      const rest = last ? { ...unnamed, _id: { $gt: last } } : unnamed;
      const found = await this.users.find(rest, { _id: 1 }).sort({ _id: 1 }).limit(STEP).lean();
      ids = found.map(({ _id }) => _id);
      const bans = await this.audit.lastOf(
        ids.map((id) => id.toHexString()),
        ['user.ban'],
      );
      const writes = [...bans].map(([id, { actor, at }]) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(id), ...unnamed },
          update: { bannedAt: at, bannedBy: actor.name },
        },
      }));
      if (writes.length) await this.users.bulkWrite(writes);
    } while (ids.length === STEP);
  }

  /**
   * Bans or unbans the user's reported devices. No user can sign in from a banned device. The same status again with a
   * reason gives the reason later.
   */
  async setDeviceBan(id: string, banned: boolean, reason = ''): Promise<void> {
    const ban = async (user: UserDocument) => {
      if (user.deviceBanned === banned) return this.giveReason(user, reason);
      user.deviceBanned = banned;
      if (banned) await this.sessions.endAll(id);
    };
    await this.change(id, banned ? 'user.banDevice' : 'user.unbanDevice', ban, { reason });
  }

  /** Records the reason of an earlier change, which is stored in the audit log only. */
  private async giveReason({ _id, username }: UserDocument, reason: string): Promise<void> {
    if (!reason) return;
    const target = { kind: 'user', id: _id.toHexString(), label: username };
    await this.audit.record({ action: 'user.giveReason', target, reason });
  }

  setActive(id: string, active: boolean): Promise<Changed<User>> {
    return this.change(id, active ? 'user.activate' : 'user.deactivate', async (user) => {
      user.active = active;
      if (!active) await this.sessions.endAll(id);
    });
  }

  /**
   * Returns the titles of the official tags before and after a change for the audit log, or '' when they are the same.
   */
  private async tagTitles(...ids: [Types.ObjectId | null, Types.ObjectId | null]): Promise<string[]> {
    if (String(ids[0]) === String(ids[1])) return ['', ''];
    const tags = await this.tags.model.find({ _id: { $in: ids.filter(Boolean) } }, { title: 1 }).lean();
    const titles = new Map(tags.map(({ _id, title }) => [_id.toHexString(), title]));
    return ids.map((id) => (id ? (titles.get(id.toHexString()) ?? '') : ''));
  }

  /** Changes a user, writes the audit record and runs `apply`, all in one transaction. */
  private async change(
    id: string,
    action: string,
    apply: (user: UserDocument) => void | Promise<void>,
    more: { seen?: Seen<User> | undefined; reason?: string } = {},
  ): Promise<Changed<User>> {
    let isContinued = false;
    const changed = await this.audit.change<User>({
      action,
      find: async () => {
        const user = await this.users.findById(id).select('+password');
        if (!user) throw new AppError('NOT_FOUND', 'This user does not exist');
        return user;
      },
      apply,
      afterSave: async ({ before, after }) => {
        isContinued = after.username !== before.username && (await this.renames.follow(after));
        const [was, is] = await this.tagTitles(before.tag, after.tag);
        return { before: { tag: was }, after: { tag: is } };
      },
      label: ({ username }) => username,
      ...more,
    });
    if (isContinued) this.renames.start();
    return changed;
  }
}
