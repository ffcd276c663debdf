import { type HydratedDocument, type Model, type QueryFilter, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { refuseGuessable } from '../../../platform/access/guessable-passwords.js';
import { passwordOf } from '../../../core/typed-text.js';
import { hashPassword, isPassword } from '../../../platform/access/passwords.js';
import type { StaffRole } from '../../../core/roles.js';
import type { Reach, Scope } from '../../../core/scope.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import type { Changed } from '../../../platform/audit/audited-change.js';
import { assertProven } from '../../../core/proof.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import { filterOf } from '../../../platform/database/filter-of.js';
import { OwnedRecords } from '../../../platform/database/owned-records.js';
import type { SignInKind } from '../../../platform/sign-ins/sign-in-event.schema.js';
import { type StaffAccount, USABLE } from './staff-account.schema.js';
import { StaffDeleted } from './staff-deleted.js';
import { isPasswordOver, PASSWORD_OVER, temporaryPassword } from './temporary-password.js';
import type { PasswordChange } from './staff.dto.js';
import type { AccountChange, ChangeMore } from './account-change.js';
import type { StaffTools } from './staff-tools.js';

/** The fields that an update may change. Each kind of staff adds its own fields. */
export type StaffFields = Partial<Pick<StaffAccount, 'name' | 'email' | 'number'>> & Record<string, unknown>;

/** Applies a change to an account. Runs again when its transaction is retried after a conflict. */
type Apply<T> = (account: HydratedDocument<T>) => void | Promise<void>;

const notThePassword = (field: string) => fieldError(field, 'Current password is wrong');

/** Base service for one kind of staff: scoped reads, audited changes and passwords. */
export abstract class StaffAccounts<T extends StaffAccount> {
  /** Used as the kind in audit records and as the folder of the account images. */
  abstract readonly kind: StaffRole;
  protected readonly accounts: OwnedRecords<T, this['kind']>;

  constructor(
    model: Model<T>,
    protected readonly tools: StaffTools,
  ) {
    this.accounts = new OwnedRecords(model);
  }

  /** Returns the filter for the accounts in the caller's scope (core/scope.ts). All others answer NOT_FOUND. */
  protected abstract ownedBy(scope: Scope): Reach<this['kind']>;
  /** Returns the filter for the accounts whose pictures the caller's role sees. */
  protected seenBy(scope: Scope): Reach<this['kind']> {
    return this.ownedBy(scope);
  }
  /** Returns the account's label in audit records. */
  protected abstract labelOf(account: T): string;
  /** Returns the account's code; '' for the admin. */
  protected staffCode(_account: T): string {
    return '';
  }
  /** Returns additional fields to set when the owner changes the password. */
  protected ownPasswordFields(_present: HydratedDocument<T>): Partial<T> {
    return {};
  }
  /** Returns a phone number in the stored format of this kind. */
  protected toNumber(number: string): string {
    return number.replace(/^\+/, '');
  }

  async find(scope: Scope, id: string): Promise<T> {
    const account = await this.findInScope(scope, id).lean<T>();
    if (!account) throw new AppError('NOT_FOUND');
    return account;
  }

  /** Maps the ids of accounts whose pictures the caller's role sees to these pictures. */
  async pictures(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
    const where = filterOf<StaffAccount, T>({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
    const found = await this.accounts.find(this.seenBy(scope), where, { image: 1 }).lean<StaffAccount[]>();
    return new Map(found.map(({ _id, image }) => [_id.toHexString(), image]));
  }

  async holdUsable(id: string, passwordHash: string): Promise<boolean> {
    const usable = filterOf<StaffAccount, T>({
      _id: new Types.ObjectId(id),
      password: passwordHash,
      ...USABLE,
    });
    const signIn = { $inc: { __v: 1 }, $set: { lastSignInAt: currentTime() } };
    const { matchedCount } = await this.accounts.unscoped.updateOne(usable, signIn);
    return matchedCount === 1;
  }

  async isUsable(id: string): Promise<boolean> {
    const usable = filterOf<StaffAccount, T>({ _id: new Types.ObjectId(id), ...USABLE });
    return (await this.accounts.unscoped.exists(usable)) !== null;
  }

  /**
   * Returns the code and the name of an account that can sign in; undefined for any other. Writes to the account, as
   * `holdUsable` does, but leaves no trace of a sign-in. Called in the transaction that opens a view.
   */
  async holdViewed(id: string): Promise<{ code: string; name: string } | undefined> {
    const usable = filterOf<StaffAccount, T>({ _id: new Types.ObjectId(id), ...USABLE });
    const account = await this.accounts.unscoped.findOneAndUpdate(usable, { $inc: { __v: 1 } }).lean<T>();
    return account ? { code: this.staffCode(account), name: account.name } : undefined;
  }

  /**
   * Updates an account in scope, unless the caller saw another version. A new password ends all sessions of the account. With `mustChangePassword`, the owner
   * must choose another password at the next sign-in.
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
    const picture = image && (await this.tools.files.store(this.kind, image));
    const apply: Apply<T> = async (account) => {
      await holdAbove();
      account.set({ ...fields, ...(fields.number ? { number: this.toNumber(fields.number) } : {}) });
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
    const { before, after } = await this.change(scope, id, 'update', apply, { seen });
    if (picture && before.image) await this.tools.files.remove(before.image);
    return after;
  }

  /** Marks the account as deleted: blocks sign-in, ends its sessions and hides it. Its children and history stay. */
  async remove(scope: Scope, id: string, reason?: string): Promise<void> {
    await this.change(scope, id, 'delete', (account) => this.hide(account, id), { reason });
  }

  /** Called in the transaction of the deletion. */
  protected async hide(account: HydratedDocument<T>, id: string): Promise<void> {
    account.set({ deleted: true, deletedAt: currentTime() });
    await this.tools.sessions.endAll(id);
    await this.tools.events.emit(new StaffDeleted(this.kind, id));
  }

  /** Disables or enables an account. Disabling ends its sessions immediately. */
  setDisabled(scope: Scope, id: string, disabled: boolean, reason: string): Promise<Changed<T>> {
    const apply: Apply<T> = async (account) => {
      account.set({ disabled });
      if (disabled) await this.tools.sessions.endAll(id);
    };
    return this.change(scope, id, disabled ? 'disable' : 'enable', apply, { reason });
  }

  /** Returns whether this is the caller's own password. */
  async isOwnPassword(caller: Caller, password: string): Promise<boolean> {
    return isPassword(password, (await this.ownAccount(caller))?.password);
  }

  /** Changes the caller's own password and ends the caller's other sessions. Nobody can reveal the new password. */
  async changeOwnPassword(caller: Caller, { old, next, fields }: PasswordChange): Promise<T> {
    const owner = await this.proveOwnPassword(caller, old, fields.old);
    // The issuer of the current password would still know it.
    if (next === passwordOf(old))
      throw fieldError(fields.next, 'Choose a password other than the current one');
    if (isPasswordOver(owner)) throw fieldError(fields.old, PASSWORD_OVER);
    if (requestContext()?.isPanel) this.refuseGuessable(next, owner, fields.next);
    const hash = await hashPassword(next);
    const { after } = await this.changeSelf(caller, 'changePassword', async (account) => {
      if (account.password !== owner.password) throw notThePassword(fields.old);
      account.set({
        ...this.ownPasswordFields(account),
        password: hash,
        issuedPassword: undefined,
        mustChangePassword: false,
        temporaryUntil: undefined,
      });
      await this.noteSignIn('passwordChanged', account);
      await this.tools.sessions.endAll(caller.id, caller.sessionId);
      await this.tools.sessions.passwordChosen(caller.sessionId);
    });
    return after;
  }

  /**
   * Checks the caller's own password and returns the account. Fails with VALIDATION_FAILED on `field` when the password is
   * missing or wrong. Throttled like a sign-in, so that a person with a stolen session cannot guess the password.
   */
  protected async proveOwnPassword(caller: Caller, password: string | undefined, field: string): Promise<T> {
    if (!password) throw fieldError(field, FIELD_REQUIRED);
    const owner = await this.ownAccount(caller);
    return this.tools.throttle.guard(`change:${caller.id}`, requestContext()?.address ?? '', async () => {
      if (!(await isPassword(password, owner?.password)) || !owner) throw notThePassword(field);
      return owner;
    });
  }

  /**
   * Returns whether the password can be revealed and whether the owner has changed it. An issued password is revealable
   * until the owner changes it, as long as the secret that sealed it is known.
   */
  async passwordState(scope: Scope, id: string): Promise<{ revealable: boolean; changedByOwner: boolean }> {
    const { issuedPassword: sealed } = await this.withIssuedPassword(scope, id);
    if (sealed)
      return { revealable: this.tools.issued.open(id, sealed) !== undefined, changedByOwner: false };
    return { revealable: false, changedByOwner: await this.isChangedByOwner(id) };
  }

  /**
   * Returns the issued password. Returns '' when the owner has changed it, when the secret that sealed it is gone, or
   * when it was not issued here. Every call is audited.
   */
  async revealPassword(
    scope: Scope,
    id: string,
  ): Promise<{ issuedPassword: string; changedByOwner: boolean }> {
    const account = await this.withIssuedPassword(scope, id);
    const target = { kind: this.kind, id, label: this.labelOf(account) };
    await this.tools.audit.record({ action: `${this.kind}.revealPassword`, target });
    const sealed = account.issuedPassword;
    if (sealed) return { issuedPassword: this.tools.issued.open(id, sealed) ?? '', changedByOwner: false };
    return { issuedPassword: '', changedByOwner: await this.isChangedByOwner(id) };
  }

  private async withIssuedPassword(scope: Scope, id: string): Promise<T> {
    const account = await this.findInScope(scope, id).select('+issuedPassword').lean<T>();
    if (!account) throw new AppError('NOT_FOUND');
    return account;
  }

  private async isChangedByOwner(id: string): Promise<boolean> {
    return (await this.tools.audit.lastActors([id], [`${this.kind}.changePassword`])).has(id);
  }

  /** Changes an account in scope, writes the audit record and runs `apply`, all in one transaction. */
  protected change(scope: Scope, id: string, verb: string, apply: Apply<T>, more: ChangeMore<T> = {}) {
    return this.changeWhere(this.accounts.within(this.ownedBy(scope), standing(id)), verb, apply, more);
  }

  protected refuseGuessable(password: string, account: T, field: string): void {
    const { name, number } = account;
    refuseGuessable(password, { name, number, code: this.staffCode(account) }, field);
  }

  private ownAccount(caller: Caller): Promise<T | null> {
    return this.accounts.unscoped.findOne(ownUsable<T>(caller)).select('+password').lean<T>();
  }

  private changeSelf(caller: Caller, verb: string, apply: Apply<T>) {
    return this.changeWhere(ownUsable(caller), verb, apply);
  }

  protected changeWhere(where: QueryFilter<T>, verb: string, apply: Apply<T>, more: ChangeMore<T> = {}) {
    return this.tools.audit.change<T>({
      action: `${this.kind}.${verb}`,
      find: async () => {
        const account = await this.accounts.unscoped.findOne(where).select('+password +issuedPassword');
        if (!account) throw new AppError('NOT_FOUND');
        return account;
      },
      apply,
      afterSave: async ({ before, after }) => {
        if (after.name !== before.name) await this.tools.sessions.rename(after._id.toHexString(), after.name);
        return {};
      },
      label: (account) => this.labelOf(account),
      ...more,
    });
  }

  /** Notes an event in the sign-in history of an account. Called in the transaction of the change. */
  protected noteSignIn(kind: SignInKind, account: T): Promise<void> {
    const [id, code] = [account._id.toHexString(), this.staffCode(account)];
    return this.tools.signIns.note(kind, { role: this.kind, id, code, name: account.name });
  }

  protected findInScope(scope: Scope, id: string) {
    return this.accounts.findOne(this.ownedBy(scope), standing(id));
  }
}

const standing = <T extends StaffAccount>(id: string) =>
  filterOf<StaffAccount, T>({ _id: new Types.ObjectId(id), deleted: false });
const ownUsable = <T extends StaffAccount>(caller: Caller) =>
  filterOf<StaffAccount, T>({ _id: new Types.ObjectId(caller.id), ...USABLE });
