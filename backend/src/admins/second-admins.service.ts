import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../api/errors.js';
import { currentTime } from '../api/request-context.js';
import { Admin } from './admin.schema.js';
import { type Confirmer, obstacleTo, SEASONING_MS } from './confirmation-rule.js';

const FIELDS = { name: 1, createdAt: 1, addedBy: 1, passwordIssuedBy: 1, ownPasswordAt: 1 } as const;

/** Decides which admin may confirm what another admin asked for. Every call that needs two admins asks here. */
@Injectable()
export class SecondAdmins {
  constructor(@InjectModel(Admin.name) private readonly admins: Model<Admin>) {}

  /** Why `adminId` may not confirm what each asker asked for, by the asker's id; '' when the admin may. */
  async obstacles(adminId: string, askerIds: Iterable<string>): Promise<Map<string, string>> {
    const askers = [...new Set(askerIds)];
    if (!askers.length) return new Map();
    const _id = { $in: [adminId, ...askers].map((id) => new Types.ObjectId(id)) };
    const found = await this.admins.find({ _id }, FIELDS).lean<Confirmer[]>();
    const byId = new Map(found.map((admin) => [admin._id.toHexString(), admin]));
    const admin = byId.get(adminId);
    if (!admin) throw new AppError('UNAUTHENTICATED');
    const now = currentTime();
    return new Map(askers.map((asker) => [asker, obstacleTo(admin, asker, byId.get(asker), now)]));
  }

  /** Fails with NEEDS_SECOND_ADMIN unless `adminId` may confirm what `askerId` asked for. */
  async assertMayConfirm(adminId: string, askerId: string): Promise<void> {
    const obstacle = (await this.obstacles(adminId, [askerId])).get(askerId);
    if (obstacle) throw new AppError('NEEDS_SECOND_ADMIN', obstacle);
  }

  /**
   * Whether somebody may confirm what `askerId` asks for. An admin who was disabled within the last 24 hours counts, so that
   * disabling the other admins does not free the last one from the rule at once.
   */
  async existsFor(askerId: string): Promise<boolean> {
    const now = currentTime();
    const recently = new Date(now.getTime() - SEASONING_MS);
    const present = { deleted: false, $or: [{ disabled: false }, { disabledAt: { $gt: recently } }] };
    const admins = await this.admins.find(present, FIELDS).lean<Confirmer[]>();
    const asker = admins.find(({ _id }) => _id.toHexString() === askerId);
    return admins.some((admin) => obstacleTo(admin, askerId, asker, now) === '');
  }
}
