import type { QueryFilter } from 'mongoose';
import { currentTime } from '../../../core/request-context.js';
import type { StaffRole } from '../../../core/roles.js';
import type { AccountSource, Credentials } from '../../../platform/access/account-source.js';
import type { StaffAccount } from './staff-account.schema.js';
import { type StaffAccounts, usable } from './staff-accounts.js';
import type { StaffProfile } from './staff-profile.dto.js';
import { isPasswordOver } from './temporary-password.js';

/** The accounts of one kind of staff for sign-ins and views: they are found before there is a caller with a scope. */
export class StaffSignIns<
  Kind extends StaffRole,
  T extends StaffAccount,
> implements AccountSource<StaffProfile> {
  constructor(private readonly accounts: StaffAccounts<Kind, T>) {}

  async findByLogin(login: string): Promise<Credentials<StaffProfile> | undefined> {
    const { kind, records } = this.accounts;
    const account = await kind.findByLogin(records.unscoped, login);
    if (!account) return undefined;
    const { name, password: passwordHash } = account;
    const passwordDue = kind.isPasswordDue(account);
    return {
      ...{ id: account._id.toHexString(), code: kind.code(account), name },
      ...{ passwordHash, passwordDue, passwordOver: isPasswordOver(account) },
      profile: { ...kind.toProfile(account), mustChangePassword: passwordDue },
    };
  }

  async profileOf(id: string): Promise<StaffProfile | undefined> {
    const account = await this.accounts.records.unscoped.findOne(usable<T>(id)).lean<T>();
    return account ? this.accounts.kind.toProfile(account) : undefined;
  }

  async holdUsable(id: string, passwordHash: string): Promise<boolean> {
    const where = { ...usable<T>(id), password: passwordHash } as QueryFilter<T>;
    const signIn = { $inc: { __v: 1 }, $set: { lastSignInAt: currentTime() } };
    const { matchedCount } = await this.accounts.records.unscoped.updateOne(where, signIn);
    return matchedCount === 1;
  }

  /** Returns whether the account is neither disabled nor deleted. */
  async isUsable(id: string): Promise<boolean> {
    return (await this.accounts.records.unscoped.exists(usable<T>(id))) !== null;
  }

  /**
   * Returns the code and the name of an account that can sign in; undefined for any other. Writes to the account, as
   * `holdUsable` does, but leaves no trace of a sign-in. Called in the transaction that opens a view.
   */
  async holdViewed(id: string): Promise<{ code: string; name: string } | undefined> {
    const { kind, records } = this.accounts;
    const account = await records.unscoped.findOneAndUpdate(usable<T>(id), { $inc: { __v: 1 } }).lean<T>();
    return account ? { code: kind.code(account), name: account.name } : undefined;
  }
}
