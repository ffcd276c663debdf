import { isValidObjectId, type QueryFilter, Types } from 'mongoose';
import { duplicateField } from '../../../core/duplicate.js';
import { AppError } from '../../../core/errors.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { requestContext } from '../../../core/request-context.js';
import type { Scope } from '../../../core/scope.js';
import { refuseGuessable } from '../../../platform/access/guessable-passwords.js';
import { hashPassword } from '../../../platform/access/passwords.js';
import { filterOf } from '../../../platform/database/filter-of.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { type CodedKind, drawCode, normaliseCode } from './codes.js';
import type { CodedAccount } from './staff-account.schema.js';
import type { StaffAccounts, StaffFields } from './staff-accounts.js';
import { temporaryPassword } from './temporary-password.js';

/** The maximum number of random codes to try. The limit is reached only when hardly any code is free. */
const CODE_TRIES = 20;

type NewAccount = StaffFields & {
  name: string;
  number: string;
  password: string;
  mustChangePassword?: boolean | undefined;
  image?: IncomingFile | undefined;
};

/** A new account of an import: without a picture, which a table cannot hold. */
export type Imported<Dto> = Omit<Dto, 'image'> & { image?: IncomingFile };

/** What runs in the transaction that creates an account. */
interface During<T> {
  /** Checks that the preconditions still hold. */
  holdAbove?: () => Promise<void>;
  then?: ((account: T) => Promise<void>) | undefined;
}

/** The codes of one kind of staff: finds accounts by code, and adds accounts with a new code. */
export class StaffCodes<Kind extends CodedKind, T extends CodedAccount> {
  constructor(private readonly accounts: StaffAccounts<Kind, T>) {}

  /** Returns the account with this code in scope, or undefined. */
  async findByCode(scope: Scope, code: string): Promise<T | undefined> {
    const account = await this.findEverByCode(scope, code);
    return account?.deleted ? undefined : account;
  }

  /** Like `findByCode`, but includes deleted accounts. Their history stays, and codes are never reused. */
  async findEverByCode(scope: Scope, code: string): Promise<T | undefined> {
    const { kind, records } = this.accounts;
    const where = filterOf<CodedAccount, T>({ uniqueId: normaliseCode(code.trim()) });
    return (await records.findOne(kind.ownedBy(scope), where).lean<T>()) ?? undefined;
  }

  /** Returns the accounts with these codes in scope, by code. */
  async findByCodes(scope: Scope, codes: string[]): Promise<Map<string, T>> {
    const $in = [...new Set(codes.map((code) => normaliseCode(code.trim())))];
    if (!$in.length) return new Map();
    const { kind, records } = this.accounts;
    const where = filterOf<CodedAccount, T>({ uniqueId: { $in }, deleted: false });
    const found = await records.find(kind.ownedBy(scope), where).lean<T[]>();
    return new Map(found.map((account) => [account.uniqueId, account]));
  }

  /** Returns the account with this code or _id in scope, or undefined. */
  async findByCodeOrId(scope: Scope, name: string): Promise<T | undefined> {
    if (!/^[0-9a-f]{24}$/i.test(name)) return this.findByCode(scope, name);
    return (await this.accounts.findInScope(scope, name).lean<T>()) ?? undefined;
  }

  /** Returns the code of the account with this _id, including deleted accounts, or undefined. */
  async codeOf(id: string): Promise<string | undefined> {
    if (!isValidObjectId(id)) return undefined;
    const account = await this.accounts.records.unscoped.findById(id, { uniqueId: 1 }).lean<T>();
    return account?.uniqueId;
  }

  /** Returns which of these email addresses and phone numbers other accounts of this kind have. */
  async taken(
    given: { email: string; number: string }[],
  ): Promise<{ emails: Set<string>; numbers: Set<string> }> {
    const among = async (field: 'email' | 'number', values: string[]) => {
      const where = { [field]: { $in: values }, deleted: false } as QueryFilter<T>;
      const found = await this.accounts.records.unscoped.find(where, { [field]: 1 }).lean<T[]>();
      return new Set(found.map((account) => account[field]));
    };
    return {
      emails: await among(
        'email',
        given.map(({ email }) => email),
      ),
      numbers: await among(
        'number',
        given.map(({ number }) => this.storedNumber(number)),
      ),
    };
  }

  /** Returns a phone number as this kind stores it. */
  storedNumber(number: string): string {
    return this.accounts.kind.number(number);
  }

  /**
   * Creates an account with a new code. The password counts as issued: the admin can reveal it until the owner changes
   * it. With `mustChangePassword`, the owner must choose a new password at the first sign-in.
   */
  async create(
    { password, image, mustChangePassword = false, ...fields }: NewAccount,
    during: During<T> = {},
  ): Promise<T> {
    const { kind, tools } = this.accounts;
    const _id = new Types.ObjectId();
    if (requestContext()?.isPanel) refuseGuessable(password, fields, 'password');
    const hash = await hashPassword(password);
    const picture = image ? await tools.files.store(kind.kind, image) : '';
    const account = {
      ...fields,
      _id,
      number: kind.number(fields.number),
      image: picture,
      password: hash,
      issuedPassword: tools.issued.seal(_id.toHexString(), password),
      ...temporaryPassword(mustChangePassword),
    };
    for (let tried = 0; tried < CODE_TRIES; tried += 1) {
      try {
        return await this.insert({ ...account, uniqueId: drawCode(kind.kind) }, during);
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
    const { kind, records, tools } = this.accounts;
    return inTransaction(tools.connection, async () => {
      await holdAbove?.();
      const created = new records.unscoped(account);
      await created.save();
      const after = created.toObject() as T;
      const target = { kind: kind.kind, id: account._id.toHexString(), label: kind.label(after) };
      await tools.audit.record({ action: `${kind.kind}.create`, target, after });
      await then?.(after);
      return after;
    });
  }
}
