import { type Model, type QueryFilter, Types } from 'mongoose';
import { AppError } from '../../../core/errors.js';
import { assertProven } from '../../../core/proof.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import type { StaffRole } from '../../../core/roles.js';
import type { Reach, Scope } from '../../../core/scope.js';
import { inTrash, type TrashTimes } from '../../../core/trash.js';
import type { Page } from '../../../http/list-query.js';
import { refuseGuessable } from '../../../platform/access/guessable-passwords.js';
import { hashPassword } from '../../../platform/access/passwords.js';
import type { Changed } from '../../../platform/audit/audited-change.js';
import { filterOf } from '../../../platform/database/filter-of.js';
import { whereOf } from '../../../platform/database/filters.js';
import { OwnedRecords } from '../../../platform/database/owned-records.js';
import { type Listed, sortOf } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import type { SignInKind } from '../../../platform/sign-ins/sign-in-event.schema.js';
import type { AccountChange, Apply, ChangeMore } from './account-change.js';
import { type StaffAccount, USABLE } from './staff-account.schema.js';
import { StaffDeleted } from './staff-deleted.js';
import type { StaffKind } from './staff-kind.js';
import type { StaffTools } from './staff-tools.js';
import { temporaryPassword } from './temporary-password.js';

/** The fields that an update may change. Each kind of staff adds its own fields. */
export type StaffFields = Partial<Pick<StaffAccount, 'name' | 'email' | 'number'>> & Record<string, unknown>;

export interface StaffQuery {
  search?: string;
  sort?: string;
}

const MOST_TRASHED = 1000;

/** The accounts of one kind of staff: scoped reads and audited changes. */
export class StaffAccounts<Kind extends StaffRole, T extends StaffAccount> {
  readonly records: OwnedRecords<T, Kind>;

  constructor(
    readonly kind: StaffKind<Kind, T>,
    model: Model<T>,
    readonly tools: StaffTools,
  ) {
    this.records = new OwnedRecords(model);
  }

  async find(scope: Scope, id: string): Promise<T> {
    const account = await this.findInScope(scope, id).lean<T>();
    if (!account) throw new AppError('NOT_FOUND');
    return account;
  }

  /** Returns the query for an account in scope that is not deleted. */
  findInScope(scope: Scope, id: string) {
    return this.records.findOne(this.kind.ownedBy(scope), notDeleted(id));
  }

  /** Lists the accounts that the caller sees, newest first by default. `more` is an additional filter. */
  list(scope: Scope, query: StaffQuery, page: Page, more: QueryFilter<T> = {}): Promise<Listed<T>> {
    const filter = {
      deleted: false,
      ...searchFilter(query.search, this.kind.search),
      ...whereOf(query, this.tools.zones.calendar),
      ...more,
    };
    const sort = sortOf(query.sort ?? '-createdAt', {});
    return this.records.findPage(this.kind.seenBy(scope), filter, page, sort);
  }

  /** Lists these accounts, of those that the caller sees and that are not deleted. */
  listNamed(scope: Scope, ids: readonly string[], page: Page): Promise<Listed<T>> {
    return this.list(scope, {}, page, among(ids));
  }

  /** Returns those of the ids whose accounts are in scope, including deleted accounts. */
  async reached(scope: Scope, ids: readonly string[]): Promise<string[]> {
    const found = await this.records.find(this.kind.ownedBy(scope), among(ids), { _id: 1 }).lean<T[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Maps the ids of accounts whose pictures the caller's role sees to these pictures. */
  async pictures(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.records.find(this.kind.seenBy(scope), among(ids), { image: 1 }).lean<T[]>();
    return new Map(found.map(({ _id, image }) => [_id.toHexString(), image]));
  }

  /** Lists the accounts in scope that were deleted at these times, newest deletion first, at most 1,000. */
  trashed(scope: Scope, deletedAt: TrashTimes): Promise<T[]> {
    return this.records
      .find(this.kind.ownedBy(scope), filterOf<StaffAccount, T>({ deleted: true, deletedAt }))
      .sort({ deletedAt: -1, _id: -1 })
      .limit(MOST_TRASHED)
      .lean<T[]>();
  }

  /**
   * Updates an account in scope, unless the caller saw another version. A new password ends all sessions of the
   * account. With `mustChangePassword`, the owner must choose another password at the next sign-in.
   */
  async update(
    scope: Scope,
    id: string,
    fields: StaffFields,
    change: AccountChange<T>,
    /** Runs in the transaction of the update and checks that the preconditions still hold. */
    holdAbove: () => Promise<void> = () => Promise.resolve(),
  ): Promise<T> {
    const { password, mustChangePassword = false, image, seen, undocumented = false } = change;
    if (password) await assertProven();
    const present = await this.find(scope, id);
    await this.tools.audit.assertSeen(present, seen);
    if (password && (undocumented || requestContext()?.isPanel)) {
      const { name = present.name, number = present.number } = fields;
      this.refuseGuessable(password, { ...present, name, number }, 'password');
    }
    const hash = password ? await hashPassword(password) : undefined;
    const picture = image && (await this.tools.files.store(this.kind.kind, image));
    const apply: Apply<T> = async (account) => {
      await holdAbove();
      account.set({ ...fields, ...(fields.number ? { number: this.kind.number(fields.number) } : {}) });
      if (picture) account.set({ image: picture });
      if (hash && password) {
        account.set({
          password: hash,
          issuedPassword: this.tools.issued.seal(id, password),
          ...temporaryPassword(mustChangePassword),
        });
        await this.noteSignIn('passwordIssued', account);
        await this.tools.sessions.endAll(id);
      }
    };
    const { before, after } = await this.changeInScope(scope, id, 'update', apply, { seen });
    if (picture && before.image) await this.tools.files.remove(before.image);
    return after;
  }

  /** Disables or enables an account. Disabling ends its sessions immediately. */
  setDisabled(scope: Scope, id: string, disabled: boolean, reason: string): Promise<Changed<T>> {
    const apply: Apply<T> = async (account) => {
      account.set({ disabled });
      if (disabled) await this.tools.sessions.endAll(id);
    };
    return this.changeInScope(scope, id, disabled ? 'disable' : 'enable', apply, { reason });
  }

  /** Marks the account as deleted: blocks sign-in, ends its sessions and hides it. Its children and history stay. */
  async remove(scope: Scope, id: string, reason?: string): Promise<void> {
    const hide: Apply<T> = async (account) => {
      this.kind.checkDeletion(account);
      account.set({ deleted: true, deletedAt: currentTime() });
      await this.tools.sessions.endAll(id);
      await this.tools.events.emit(new StaffDeleted(this.kind.kind, id));
    };
    await this.changeInScope(scope, id, 'delete', hide, { reason });
  }

  /**
   * Takes an account in scope out of the trash, as it was: its password signs in again, its sessions stay ended. Fails
   * with NOT_FOUND when the trash does not have it, and with DUPLICATE when another account of its kind has its phone
   * number or email address now.
   */
  async restore(scope: Scope, id: string): Promise<T> {
    const deletedAt = inTrash(undefined, currentTime());
    const trashed = filterOf<StaffAccount, T>({ _id: new Types.ObjectId(id), deleted: true, deletedAt });
    const bringBack: Apply<T> = (account) => void account.set({ deleted: false, deletedAt: undefined });
    return (await this.change(this.kind.ownedBy(scope), trashed, 'restore', bringBack)).after;
  }

  /** Changes an account in scope that is not deleted, as `change` does. */
  private changeInScope(scope: Scope, id: string, verb: string, apply: Apply<T>, more: ChangeMore<T>) {
    return this.change(this.kind.ownedBy(scope), notDeleted(id), verb, apply, more);
  }

  /** Changes one account in reach, writes the audit record and runs `apply`, all in one transaction. */
  change(
    reach: Reach<Kind>,
    where: QueryFilter<T>,
    verb: string,
    apply: Apply<T>,
    more: ChangeMore<T> = {},
  ): Promise<Changed<T>> {
    return this.tools.audit.change<T>({
      action: `${this.kind.kind}.${verb}`,
      find: async () => {
        const account = await this.records.findOne(reach, where).select('+password +issuedPassword');
        if (!account) throw new AppError('NOT_FOUND');
        return account;
      },
      apply,
      afterSave: async ({ before, after }) => {
        if (after.name !== before.name) await this.tools.sessions.rename(after._id.toHexString(), after.name);
        return {};
      },
      label: (account) => this.kind.label(account),
      ...more,
    });
  }

  /** Fails with VALIDATION_FAILED on `field` for a password that is easy to guess for this account. */
  refuseGuessable(password: string, account: T, field: string): void {
    const { name, number } = account;
    refuseGuessable(password, { name, number, code: this.kind.code(account) }, field);
  }

  /** Notes an event in the sign-in history of an account. Called in the transaction of the change. */
  noteSignIn(event: SignInKind, account: T): Promise<void> {
    const [id, code] = [account._id.toHexString(), this.kind.code(account)];
    return this.tools.signIns.note(event, { role: this.kind.kind, id, code, name: account.name });
  }
}

/** The filter for an account that is not deleted. */
export const notDeleted = <T extends StaffAccount>(id: string) =>
  filterOf<StaffAccount, T>({ _id: new Types.ObjectId(id), deleted: false });

/** The filter for an account that can sign in. */
export const usable = <T extends StaffAccount>(id: string) =>
  filterOf<StaffAccount, T>({ _id: new Types.ObjectId(id), ...USABLE });

/** The filter for these accounts. */
export const among = <T extends StaffAccount>(ids: readonly string[]) =>
  filterOf<StaffAccount, T>({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
