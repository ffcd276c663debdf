import { Injectable } from '@nestjs/common';
import { isValidObjectId, type Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import type { Caller } from '../../../core/caller.js';
import { bdsIn, type Scope } from '../../../core/scope.js';
import { CodedAccounts, type Imported } from '../shared/coded-accounts.js';
import { StaffTools } from '../shared/staff-tools.js';
import type { AddStaffDto } from '../shared/staff.dto.js';
import { type BdProfile, toBdProfile } from './bd.dto.js';
import { Bd } from './bd.schema.js';

@Injectable()
export class BdService extends CodedAccounts<Bd, BdProfile> {
  readonly kind = 'bd';
  protected readonly toProfile = toBdProfile;

  constructor(@InjectUnscoped(Bd) model: Model<Bd>, tools: StaffTools) {
    super(model, tools);
  }

  /** `then` runs in the transaction that creates the account. */
  create(
    caller: Caller,
    { password, image, ...fields }: Imported<AddStaffDto>,
    then?: (bd: Bd) => Promise<void>,
  ): Promise<Bd> {
    return this.createAccount({ ...fields, createBy: caller.id }, password, image, { then });
  }

  /** Returns the code of the BD with this _id, including deleted BDs, or undefined. */
  async codeOf(id: string): Promise<string | undefined> {
    if (!isValidObjectId(id)) return undefined;
    const bd = await this.accounts.unscoped.findById(id, { uniqueId: 1 }).lean();
    return bd?.uniqueId;
  }

  protected ownedBy(scope: Scope) {
    return bdsIn(scope);
  }
}
