import { Injectable } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { AppError } from '../../../core/errors.js';
import { currentTime } from '../../../core/request-context.js';
import { Admin } from './admin.schema.js';
import {
  type Confirmer,
  type AdminsById,
  isNew,
  isReissued,
  obstacleTo,
  personBehind,
  SEASONING_MS,
} from './confirmation-rule.js';

const FIELDS = {
  name: 1,
  createdAt: 1,
  addedBy: 1,
  enabledBy: 1,
  passwordIssuedBy: 1,
  passwordReissuedAt: 1,
  ownPasswordAt: 1,
  disabled: 1,
  deleted: 1,
} as const;
type Found = Confirmer & Pick<Admin, 'disabled' | 'deleted'>;

/** What an admin may do about another admin's request. */
export interface Permission {
  /** Why the admin may not confirm the request, as a message for that admin, or ''. */
  obstacle: string;
  /**
   * Whether the admin may make the request instead of the first asker, who may then confirm it or is disabled or
   * deleted.
   */
  mayAskInstead: boolean;
}

/** Decides which admin may confirm another admin's request. Every endpoint that needs two admins uses this service. */
@Injectable()
export class SecondAdmins {
  constructor(@InjectUnscoped(Admin) private readonly admins: Model<Admin>) {}

  /** Maps each asker's id to the reason why `adminId` may not confirm that asker's requests, or ''. */
  async obstacles(adminId: string, askerIds: Iterable<string>): Promise<Map<string, string>> {
    const permissions = await this.permissions(adminId, askerIds);
    return new Map([...permissions].map(([asker, { obstacle }]) => [asker, obstacle]));
  }

  /** Maps each asker's id to what `adminId` may do about that asker's requests. */
  async permissions(adminId: string, askerIds: Iterable<string>): Promise<Map<string, Permission>> {
    const askers = [...new Set(askerIds)];
    if (!askers.length) return new Map();
    const byId = await this.withIssuers([adminId, ...askers]);
    const admin = byId.get(adminId);
    if (!admin) throw new AppError('UNAUTHENTICATED');
    const now = currentTime();
    return new Map(
      askers.map((id) => {
        const asker = byId.get(id);
        const isGone = !asker || asker.disabled || asker.deleted;
        const mayAskInstead =
          id !== adminId && !isNew(admin, now) && (isGone || confirms(asker, admin, byId, now));
        return [id, { obstacle: obstacleTo(admin, id, byId, now), mayAskInstead }];
      }),
    );
  }

  /** Returns whether another person than `adminId` is behind one of these accounts of admins. */
  async isAnotherPerson(adminId: string, others: readonly string[]): Promise<boolean> {
    const byId = await this.withIssuers([adminId, ...others]);
    const person = personBehind(adminId, byId);
    return others.some((id) => personBehind(id, byId) !== person);
  }

  /** Fails with NEEDS_SECOND_ADMIN unless `adminId` may confirm the requests of `askerId`. */
  async assertMayConfirm(adminId: string, askerId: string): Promise<void> {
    const obstacle = (await this.obstacles(adminId, [askerId])).get(askerId);
    if (obstacle) throw new AppError('NEEDS_SECOND_ADMIN', obstacle);
  }

  /**
   * Returns whether a request of `askerId` must wait for a second admin. Returns false when no other admin could
   * confirm the request or make it. Fails with NEEDS_SECOND_ADMIN when only the reverse is possible: another admin
   * asks, and `askerId` confirms. Admins disabled within the last 24 hours count, so that disabling the other admins
   * does not immediately free the last one from the rule.
   */
  async mustWait(askerId: string): Promise<boolean> {
    const now = currentTime();
    const recently = new Date(now.getTime() - SEASONING_MS);
    const present = { deleted: false, $or: [{ disabled: false }, { disabledAt: { $gt: recently } }] };
    const admins = await this.admins.find(present, FIELDS).sort({ disabled: 1, _id: 1 }).lean<Found[]>();
    const asker = admins.find(({ _id }) => _id.toHexString() === askerId);
    if (!asker) throw new AppError('UNAUTHENTICATED');
    const byId = new Map(admins.map((admin) => [admin._id.toHexString(), admin]));
    if (admins.some((admin) => confirms(admin, asker, byId, now))) return true;
    // Enabled admins come first: they can make the request now.
    const partner = admins.find((admin) => !isNew(admin, now) && confirms(asker, admin, byId, now));
    if (!partner) {
      // Issuing a password keeps the issuer and the owner from confirming for each other. It must not free the issuer
      // from the rule.
      const reissued = admins.find((admin) => isReissued(admin, now));
      if (!reissued) return false;
      const { name } = reissued;
      throw new AppError(
        'NEEDS_SECOND_ADMIN',
        reissued === asker
          ? 'Your password was reissued. Try again 24 hours after you set your own password'
          : `The password of ${name} was reissued. Try again 24 hours after ${name} sets a new password`,
      );
    }
    const todo = partner.disabled
      ? `${partner.name} was disabled less than 24 hours ago. Try again when 24 hours have passed`
      : `Ask ${partner.name} to request the higher limit. You can then confirm it`;
    throw new AppError('NEEDS_SECOND_ADMIN', todo);
  }

  /** Returns these admins, those who issued their passwords, and so on, by _id. */
  private async withIssuers(ids: readonly string[]): Promise<Map<string, Found>> {
    const byId = new Map<string, Found>();
    let missing = [...new Set(ids)];
    // One query for each step of a chain of issuers; hardly any chain has two.
    while (missing.length) {
      const _id = { $in: missing.map((id) => new Types.ObjectId(id)) };
      const found = await this.admins.find({ _id }, FIELDS).lean<Found[]>();
      for (const admin of found) byId.set(admin._id.toHexString(), admin);
      const issuers = found.flatMap(({ passwordIssuedBy }) => passwordIssuedBy || []);
      missing = [...new Set(issuers)].filter((id) => !byId.has(id) && !missing.includes(id));
    }
    return byId;
  }
}

/** Returns whether `admin` may confirm the requests of `asker`. */
const confirms = (admin: Confirmer, asker: Confirmer, admins: AdminsById, now: Date): boolean =>
  obstacleTo(admin, asker._id.toHexString(), admins, now) === '';
