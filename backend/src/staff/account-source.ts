import type { Model, Types } from 'mongoose';
import { normaliseCode } from './codes.js';
import type { CodedAccount } from './staff-account.schema.js';

/** An account at sign-in: who it is, and what its password is checked against. */
export interface Credentials<Profile = object> {
  id: string;
  code: string;
  name: string;
  passwordHash: string;
  profile: Profile;
  /** Why it may not come in although the password is right; asked only then, so that a ban cannot be told from outside. */
  banReason?(): Promise<string | undefined>;
}

/** Where one role's accounts come from at sign-in and for `auth/me`. Disabled and deleted ones are not found. */
export interface AccountSource<Profile = object> {
  findByLogin(login: string): Promise<Credentials<Profile> | undefined>;
  profileOf(id: string): Promise<Profile | undefined>;
}

const usable = { deleted: false, disabled: false };

/** The account source of a kind that signs in with its code. `toProfile` names what its owner sees of it. */
export abstract class CodedAccounts<T extends CodedAccount, Profile> implements AccountSource<Profile> {
  protected abstract readonly model: Model<T>;
  protected abstract toProfile(account: T): Profile;

  async findByLogin(login: string): Promise<Credentials<Profile> | undefined> {
    const account = await this.model
      .findOne({ uniqueId: normaliseCode(login), ...usable })
      .select('+password')
      .lean<T>();
    return (
      (account && {
        id: account._id.toHexString(),
        code: account.uniqueId,
        name: account.name,
        passwordHash: account.password,
        profile: this.toProfile(account),
      }) ??
      undefined
    );
  }

  async profileOf(id: string): Promise<Profile | undefined> {
    const account = await this.model.findOne({ _id: id as unknown as Types.ObjectId, ...usable }).lean<T>();
    return account ? this.toProfile(account) : undefined;
  }
}
