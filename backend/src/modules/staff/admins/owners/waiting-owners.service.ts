import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { Caller } from '../../../../core/caller.js';
import { may } from '../../../../core/may.js';
import type { Scope } from '../../../../core/scope.js';
import { currentTime } from '../../../../core/request-context.js';
import { AuditService } from '../../../../platform/audit/audit.service.js';
import { InjectUnscoped } from '../../../../platform/database/inject-unscoped.js';
import { decideWaiting } from '../../../../platform/decisions/decide-waiting.js';
import { ScopedFingerprintsOf } from '../../../../platform/events/change-feed.js';
import { Admin } from '../admin.schema.js';
import { SEASONING_MS } from '../confirmation-rule.js';
import { OWNER_SET } from '../rights/built-in-sets.js';
import { SecondAdmins } from '../second-admins.js';
import { WaitingNotices } from '../waiting-notices.js';
import { WaitingOwner, type WaitingOwnerState } from './waiting-owner.schema.js';

/** The maximum number of requests in one list; there is at most one for each admin. */
const MOST_SHOWN = 100;

/** A request, and the reason why the reader may not confirm it; '' if the reader may. */
export interface WaitingOwnerRow extends WaitingOwner {
  obstacle: string;
}

/** Requests to make an admin an Owner: one Owner asks, and another Owner confirms or declines. */
@Injectable()
export class WaitingOwners {
  constructor(
    @InjectModel(WaitingOwner.name) private readonly waiting: Model<WaitingOwner>,
    @InjectUnscoped(Admin) private readonly admins: Model<Admin>,
    private readonly secondAdmins: SecondAdmins,
    private readonly notices: WaitingNotices,
    private readonly audit: AuditService,
  ) {}

  /** Lists the waiting requests, oldest first, with the reason why this admin may not confirm each of them. */
  async list(reader: Caller): Promise<WaitingOwnerRow[]> {
    const found = await this.waiting
      .find({ state: 'waiting' })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MOST_SHOWN)
      .lean();
    const obstacles = await this.secondAdmins.obstacles(
      reader.id,
      found.map(({ askedBy }) => askedBy.id),
    );
    const isOwner = may(reader, 'admins.manage');
    return found.map((request) => ({
      ...request,
      obstacle: isOwner ? (obstacles.get(request.askedBy.id) ?? '') : 'Another Owner must confirm this',
    }));
  }

  /** Returns a value that changes whenever a request starts or stops waiting; '' for readers who see no requests. */
  @ScopedFingerprintsOf('staff')
  async fingerprints(scopes: readonly Scope[]): Promise<string[]> {
    if (!scopes.some(({ isEverything }) => isEverything)) return scopes.map(() => '');
    const waiting = await this.waiting.find({ state: 'waiting' }, { _id: 1 }).sort({ _id: 1 }).lean();
    const print = waiting.map(({ _id }) => _id.toHexString()).join(' ');
    return scopes.map(({ isEverything }) => (isEverything ? print : ''));
  }

  /** Returns these requests, whatever became of them. */
  named(ids: Types.ObjectId[]): Promise<WaitingOwner[]> {
    return this.waiting.find({ _id: { $in: ids } }).lean();
  }

  /**
   * Returns whether making this admin an Owner needs another Owner. Owners who were disabled, or who lost the set, within
   * the last 24 hours count, so that an Owner cannot avoid the rule by removing the others. An account with the first
   * password that its maker gave counts as its maker.
   */
  async isNeeded(caller: Caller, adminId: string): Promise<boolean> {
    const recently = { $gt: new Date(currentTime().getTime() - SEASONING_MS) };
    const others = await this.admins
      .find(
        {
          _id: { $nin: [caller.id, adminId].map((id) => new Types.ObjectId(id)) },
          deleted: false,
          $and: [
            { $or: [{ sets: OWNER_SET }, { ownerUntil: recently }] },
            { $or: [{ disabled: false }, { disabledAt: recently }] },
          ],
        },
        { _id: 1 },
      )
      .lean();
    return this.secondAdmins.isAnotherPerson(
      caller.id,
      others.map(({ _id }) => _id.toHexString()),
    );
  }

  /** Stores a request and returns its id. Runs in the caller's transaction, after `replace`. */
  async ask({ role, id, code, name }: Caller, admin: Admin, sets: Types.ObjectId[]): Promise<string> {
    const _id = new Types.ObjectId();
    await this.waiting.create({
      ...{ _id, admin: admin._id, name: admin.name, sets },
      askedBy: { role, id, code, name },
      createdAt: currentTime(),
    });
    await this.notices.asked('ownerWaits', _id, id);
    await this.audit.record({
      action: 'admin.askOwner',
      target: targetOf({ admin: admin._id, name: admin.name }),
      before: { sets: admin.sets ?? [] },
      after: { sets },
    });
    return _id.toHexString();
  }

  /** Ends the waiting request for an admin, because a later change replaces it. Runs in the caller's transaction. */
  async replace({ role, id, code, name }: Caller, adminId: string): Promise<void> {
    const state: WaitingOwnerState = 'replaced';
    const replaced = await this.waiting
      .findOneAndUpdate(
        { admin: new Types.ObjectId(adminId), state: 'waiting' },
        { state, decidedBy: { role, id, code, name }, decidedAt: currentTime() },
        { returnDocument: 'after' },
      )
      .lean();
    if (replaced) await this.notices.decided('ownerReplaced', replaced);
  }

  /**
   * Takes a request out of the queue because the caller confirms it, in the caller's transaction. Fails with
   * NEEDS_SECOND_ADMIN if the caller may not.
   */
  async confirm(caller: Caller, id: string): Promise<WaitingOwner> {
    const asked = await decideWaiting(this.waiting, caller, id, 'confirmed');
    await this.secondAdmins.assertMayConfirm(caller.id, asked.askedBy.id);
    await this.notices.decided('ownerConfirmed', asked);
    return asked;
  }

  /** Declines a request, in the caller's transaction. The Owner who asked withdraws the request this way. */
  async refuse(caller: Caller, id: string, reason: string): Promise<WaitingOwner> {
    const asked = await decideWaiting(this.waiting, caller, id, 'refused', reason);
    await this.notices.decided('ownerRefused', asked);
    const after = { sets: asked.sets };
    await this.audit.record({ action: 'admin.refuseOwner', target: targetOf(asked), after, reason });
    return asked;
  }
}

const targetOf = ({ admin, name }: Pick<WaitingOwner, 'admin' | 'name'>) => ({
  ...{ kind: 'admin', id: admin.toHexString(), label: name },
});
