import type { HydratedDocument, QueryFilter } from 'mongoose';
import { refuseGuessable } from '../../../platform/access/guessable-passwords.js';
import { hashPassword } from '../../../platform/access/passwords.js';
import type { Scope } from '../../../core/scope.js';
import { AppError } from '../../../core/errors.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import { inTrash, type TrashTimes } from '../../../core/trash.js';
import type { Page } from '../../../http/list-query.js';
import { duplicateField } from '../../../core/duplicate.js';
import { filterOf } from '../../../platform/database/filter-of.js';
import { whereOf } from '../../../platform/database/filters.js';
import { type Listed, sortOf } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import type { AccountSource, Credentials } from '../../../platform/access/account-source.js';
import { type CodedKind, drawCode, normaliseCode } from './codes.js';
import { type CodedAccount, STAFF_SEARCH_FIELDS, USABLE } from './staff-account.schema.js';
import { StaffAccounts, type StaffFields } from './account-base.js';
import { isPasswordOver, temporaryPassword } from './temporary-password.js';
import { Types } from 'mongoose';

/** The maximum number of random codes to try. The limit is reached only when hardly any code is free. */
const CODE_TRIES = 20;
const MOST_TRASHED = 1000;

export interface StaffQuery {
  search?: string;
  sort?: string;
}

type NewAccount = StaffFields & { name: string; number: string; mustChangePassword?: boolean | undefined };

/** What runs in the transaction that creates an account. */
interface During<T> {
  /** Checks that the preconditions still hold. */
  holdAbove?: () => Promise<void>;
  then?: ((account: T) => Promise<void>) | undefined;
}

/** A new account of an import: without a picture, which a table cannot hold. */
export type Imported<Dto> = Omit<Dto, 'image'> & { image?: IncomingFile };

/** Base service for the accounts that sign in with a code: BD, agency admin, agency and coin agency. */
export abstract class CodedAccounts<T extends CodedAccount, Profile>
  extends StaffAccounts<T>
  implements AccountSource<Profile>
{
  abstract override readonly kind: CodedKind;
  /** Returns the account as shown to its owner, without password and hash. */
  protected abstract toProfile(account: T): Profile;

  protected override labelOf(account: T): string {
    return account.uniqueId;
  }

  protected override staffCode(account: T): string {
    return account.uniqueId;
  }

  async findByLogin(login: string): Promise<Credentials<Profile> | undefined> {
    const account = await this.accounts.unscoped
      .findOne(filterOf<CodedAccount, T>({ uniqueId: normaliseCode(login), ...USABLE }))
      .select('+password')
      .lean<T>();
    if (!account) return undefined;
    const { uniqueId: code, name, password: passwordHash, mustChangePassword: passwordDue } = account;
    const [id, passwordOver] = [account._id.toHexString(), isPasswordOver(account)];
    return { id, code, name, passwordHash, passwordDue, passwordOver, profile: this.toProfile(account) };
  }

  async profileOf(id: string): Promise<Profile | undefined> {
    const account = await this.accounts.unscoped
      .findOne(filterOf<CodedAccount, T>({ _id: new Types.ObjectId(id), ...USABLE }))
      .lean<T>();
    return account ? this.toProfile(account) : undefined;
  }

  /** Returns the account with this code in scope, or undefined. */
  async findByCode(scope: Scope, code: string): Promise<T | undefined> {
    const account = await this.findEverByCode(scope, code);
    return account?.deleted ? undefined : account;
  }

  /** Like `findByCode`, but includes deleted accounts. Their history stays, and codes are never reused. */
  async findEverByCode(scope: Scope, code: string): Promise<T | undefined> {
    const where = filterOf<CodedAccount, T>({ uniqueId: normaliseCode(code.trim()) });
    const account = await this.accounts.findOne(this.ownedBy(scope), where).lean<T>();
    return account ?? undefined;
  }

  /** Returns the accounts with these codes in scope, by code. */
  async findByCodes(scope: Scope, codes: string[]): Promise<Map<string, T>> {
    const $in = [...new Set(codes.map((code) => normaliseCode(code.trim())))];
    if (!$in.length) return new Map();
    const where = filterOf<CodedAccount, T>({ uniqueId: { $in }, deleted: false });
    const found = await this.accounts.find(this.ownedBy(scope), where).lean<T[]>();
    return new Map(found.map((account) => [account.uniqueId, account]));
  }

  /** Returns the account with this code or _id in scope, or undefined. */
  async findByCodeOrId(scope: Scope, name: string): Promise<T | undefined> {
    if (!/^[0-9a-f]{24}$/i.test(name)) return this.findByCode(scope, name);
    const account = await this.findInScope(scope, name).lean<T>();
    return account ?? undefined;
  }

  /** Returns those of the ids whose accounts are in scope, including deleted accounts. */
  async reached(scope: Scope, ids: readonly string[]): Promise<string[]> {
    const where = filterOf<CodedAccount, T>({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
    const found = await this.accounts.find(this.ownedBy(scope), where, { _id: 1 }).lean<T[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Returns which of these email addresses and phone numbers other accounts of this kind have. */
  async taken(
    given: { email: string; number: string }[],
  ): Promise<{ emails: Set<string>; numbers: Set<string> }> {
    const among = async (field: 'email' | 'number', values: string[]) => {
      const where = { [field]: { $in: values }, deleted: false } as QueryFilter<T>;
      const found = await this.accounts.unscoped.find(where, { [field]: 1 }).lean<T[]>();
      return new Set(found.map((account) => account[field]));
    };
    return {
      emails: await among(
        'email',
        given.map(({ email }) => email),
      ),
      numbers: await among(
        'number',
        given.map(({ number }) => this.toNumber(number)),
      ),
    };
  }

  /** Returns a phone number as this kind stores it. */
  storedNumber(number: string): string {
    return this.toNumber(number);
  }

  /** Returns the issued passwords of these accounts; '' where the owner has chosen another one. */
  async issuedPasswordsOf(ids: string[]): Promise<{ code: string; name: string; issuedPassword: string }[]> {
    const where = filterOf<CodedAccount, T>({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
    const accounts = await this.accounts.unscoped.find(where).select('+issuedPassword').lean<T[]>();
    return accounts.map(({ _id, uniqueId: code, name, issuedPassword: sealed }) => ({
      ...{ code, name },
      issuedPassword: (sealed && this.tools.issued.open(_id.toHexString(), sealed)) ?? '',
    }));
  }

  /** Lists the accounts in scope, newest first by default. `more` is an additional filter. */
  list(scope: Scope, query: StaffQuery, page: Page, more: QueryFilter<T> = {}): Promise<Listed<T>> {
    const filter = {
      deleted: false,
      ...searchFilter(query.search, STAFF_SEARCH_FIELDS),
      ...whereOf(query, this.tools.zones.calendar),
      ...more,
    };
    const sort = sortOf(query.sort ?? '-createdAt', {});
    return this.accounts.findPage(this.ownedBy(scope), filter, page, sort);
  }

  /** Lists these accounts in scope, of those that are not deleted. */
  listNamed(scope: Scope, ids: readonly string[], page: Page): Promise<Listed<T>> {
    const $in = ids.map((id) => new Types.ObjectId(id));
    return this.list(scope, {}, page, filterOf<CodedAccount, T>({ _id: { $in } }));
  }

  /** Lists the accounts in scope that were deleted at these times, newest deletion first, at most 1,000. */
  trashed(scope: Scope, deletedAt: TrashTimes): Promise<T[]> {
    return this.accounts
      .find(this.ownedBy(scope), filterOf<CodedAccount, T>({ deleted: true, deletedAt }))
      .sort({ deletedAt: -1, _id: -1 })
      .limit(MOST_TRASHED)
      .lean<T[]>();
  }

  /**
   * Takes an account in scope out of the trash, as it was: its password signs in again, its sessions stay ended. Fails
   * with NOT_FOUND when the trash does not have it, and with DUPLICATE when another account of its kind has its phone
   * number or email address now.
   */
  async restore(scope: Scope, id: string): Promise<T> {
    const deletedAt = inTrash(undefined, currentTime());
    const trashed = filterOf<CodedAccount, T>({ _id: new Types.ObjectId(id), deleted: true, deletedAt });
    const where = this.accounts.within(this.ownedBy(scope), trashed);
    const bringBack = (account: HydratedDocument<T>) =>
      void account.set({ deleted: false, deletedAt: undefined });
    return (await this.changeWhere(where, 'restore', bringBack)).after;
  }

  /**
   * Creates an account with a new code. The password counts as issued: the admin can reveal it until the owner changes
   * it. With `mustChangePassword`, the owner must choose a new password at the first sign-in.
   */
  protected async createAccount(
    { mustChangePassword = false, ...fields }: NewAccount,
    password: string,
    image: IncomingFile | undefined,
    during: During<T> = {},
  ): Promise<T> {
    const _id = new Types.ObjectId();
    const id = _id.toHexString();
    if (requestContext()?.isPanel) refuseGuessable(password, fields, 'password');
    const hash = await hashPassword(password);
    const picture = image ? await this.tools.files.store(this.kind, image) : '';
    const account = {
      ...fields,
      _id,
      number: this.toNumber(fields.number),
      image: picture,
      password: hash,
      issuedPassword: this.tools.issued.seal(id, password),
      ...temporaryPassword(mustChangePassword),
    };
    for (let tried = 0; tried < CODE_TRIES; tried += 1) {
      try {
        return await this.insert({ ...account, uniqueId: drawCode(this.kind) }, during);
      } catch (error) {
        if (duplicateField(error) !== 'uniqueId') throw error;
      }
    }
    throw new AppError('INTERNAL', 'No free code is left');
  }

  private insert(
    account: StaffFields & { _id: Types.ObjectId; uniqueId: string },
    { holdAbove, then }: During<T>,
  ): Promise<T> {
    return inTransaction(this.tools.connection, async () => {
      await holdAbove?.();
      const created = new this.accounts.unscoped(account);
      await created.save();
      const after = created.toObject() as T;
      const target = { kind: this.kind, id: account._id.toHexString(), label: account.uniqueId };
      await this.tools.audit.record({ action: `${this.kind}.create`, target, after });
      await then?.(after);
      return after;
    });
  }
}
