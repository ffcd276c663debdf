import { type HydratedDocument, type Model, type QueryFilter, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { hashPassword, isPassword } from '../../../platform/access/passwords.js';
import type { StaffRole } from '../../../core/roles.js';
import type { Reach, Scope } from '../../../core/scope.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { requestContext } from '../../../core/request-context.js';
import { filterOf } from '../../../platform/database/filter-of.js';
import { OwnedRecords } from '../../../platform/database/owned-records.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { type StaffAccount, USABLE } from './staff-account.schema.js';
import type { PasswordChange } from './staff.dto.js';
import type { StaffTools } from './staff-tools.js';

/** What an edit may change of any account; each kind adds its own fields. */
export type StaffFields = Partial<Pick<StaffAccount, 'name' | 'email' | 'number'>> & Record<string, unknown>;

/** What an edit may change beside the fields. */
export interface AccountChange {
  password?: string | undefined;
  mustChangePassword?: boolean | undefined;
  image?: IncomingFile | undefined;
}

/** Sets what changes; runs again when its transaction met another one. */
type Apply<T> = (account: HydratedDocument<T>) => void | Promise<void>;

const notThePassword = (field: string) => fieldError(field, 'Current password is wrong');

/** Accounts of one kind of staff: read in scope, changed with an audit record, and their passwords. */
export abstract class StaffAccounts<T extends StaffAccount> {
  /** Names the kind in audit records and the folder of its pictures. */
  abstract readonly kind: StaffRole;
  protected readonly accounts: OwnedRecords<T, this['kind']>;

  constructor(
    model: Model<T>,
    protected readonly tools: StaffTools,
  ) {
    this.accounts = new OwnedRecords(model);
  }

  /** The accounts that a caller reaches; NOT_FOUND is answered for all others (core/scope.ts). */
  protected abstract ownedBy(scope: Scope): Reach<this['kind']>;
  /** How staff call an account in audit records. */
  protected abstract labelOf(account: T): string;
  /** What the owner's own password sets beside itself. */
  protected ownPasswordFields(_present: HydratedDocument<T>): Partial<T> {
    return {};
  }
  /** The documented way to keep a phone number of this kind. */
  protected toNumber(number: string): string {
    return number.replace(/^\+/, '');
  }

  async find(scope: Scope, id: string): Promise<T> {
    const account = await this.findInScope(scope, id).lean<T>();
    if (!account) throw new AppError('NOT_FOUND');
    return account;
  }

  async holdUsable(id: string, passwordHash: string): Promise<boolean> {
    const usable = filterOf<StaffAccount, T>({
      _id: new Types.ObjectId(id),
      password: passwordHash,
      ...USABLE,
    });
    const { matchedCount } = await this.accounts.unscoped.updateOne(usable, { $inc: { __v: 1 } });
    return matchedCount === 1;
  }

  /**
   * Changes an account in scope. A new password ends all its sessions; with `mustChangePassword`, its owner must choose
   * another one at the next sign-in.
   */
  async update(
    scope: Scope,
    id: string,
    fields: StaffFields,
    change: AccountChange,
    /** Done in the transaction of the change: what must still be so at that moment. */
    holdAbove: () => Promise<void> = () => Promise.resolve(),
  ): Promise<T> {
    const { password, mustChangePassword = false, image } = change;
    await this.find(scope, id);
    const hash = password ? await hashPassword(password) : undefined;
    const picture = image && (await this.tools.files.store(this.kind, image));
    const { before, after } = await this.change(scope, id, 'update', async (account) => {
      await holdAbove();
      account.set({ ...fields, ...(fields.number ? { number: this.toNumber(fields.number) } : {}) });
      if (picture) account.set({ image: picture });
      if (hash && password) {
        account.set({
          password: hash,
          issuedPassword: this.tools.issued.seal(id, password),
          mustChangePassword,
        });
        await this.tools.sessions.endAll(id);
      }
    });
    if (picture && before.image) await this.tools.files.remove(before.image);
    return after;
  }

  /** Disables the login, ends the sessions and hides the account; its children and history stay. */
  async remove(scope: Scope, id: string, reason?: string): Promise<void> {
    const hide: Apply<T> = async (account) => {
      account.set({ deleted: true });
      await this.tools.sessions.endAll(id);
    };
    await this.change(scope, id, 'delete', hide, reason);
  }

  /** Switches the sign-in of an account off, which ends its sessions at once, or on again. */
  async setDisabled(scope: Scope, id: string, disabled: boolean, reason: string): Promise<void> {
    const apply: Apply<T> = async (account) => {
      account.set({ disabled });
      if (disabled) await this.tools.sessions.endAll(id);
    };
    await this.change(scope, id, disabled ? 'disable' : 'enable', apply, reason);
  }

  /** Whether this is the caller's own password. */
  async isOwnPassword(caller: Caller, password: string): Promise<boolean> {
    return isPassword(password, await this.ownHash(caller));
  }

  /** The owner's change: needs the old password, ends the other sessions, and nobody can read the new one. */
  async changeOwnPassword(caller: Caller, { old, next, fields }: PasswordChange): Promise<T> {
    const present = await this.proveOwnPassword(caller, old, fields.old);
    // Whoever issued the present one would go on knowing it.
    if (next === old) throw fieldError(fields.next, 'Choose a password other than the current one');
    const hash = await hashPassword(next);
    const { after } = await this.changeSelf(caller, 'changePassword', async (account) => {
      if (account.password !== present) throw notThePassword(fields.old);
      account.set({
        ...this.ownPasswordFields(account),
        password: hash,
        issuedPassword: undefined,
        mustChangePassword: false,
      });
      await this.tools.sessions.endAll(caller.id, caller.sessionId);
      await this.tools.sessions.passwordChosen(caller.sessionId);
    });
    return after;
  }

  /**
   * Checks the caller's own password and answers its hash; VALIDATION_FAILED on `field` when it is missing or wrong. Slowed down
   * like a sign-in, since a person who took over a session could otherwise find the password out.
   */
  protected async proveOwnPassword(
    caller: Caller,
    password: string | undefined,
    field: string,
  ): Promise<string | undefined> {
    if (!password) throw fieldError(field, FIELD_REQUIRED);
    const present = await this.ownHash(caller);
    await this.tools.throttle.guard(`change:${caller.id}`, requestContext()?.address ?? '', async () => {
      if (!(await isPassword(password, present))) throw notThePassword(field);
    });
    return present;
  }

  /** Whether a password can be revealed: one was issued, its owner kept it, and its secret is known. */
  async passwordState(scope: Scope, id: string): Promise<{ revealable: boolean; changedByOwner: boolean }> {
    const { issuedPassword: sealed } = await this.withIssuedPassword(scope, id);
    if (sealed)
      return { revealable: this.tools.issued.open(id, sealed) !== undefined, changedByOwner: false };
    return { revealable: false, changedByOwner: await this.isChangedByOwner(id) };
  }

  /**
   * The password as it was issued; '' once its owner chose another, and when nothing is kept that could be read: its secret
   * is gone, or it came from elsewhere. Each reading is audited.
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

  /** One change of an account in scope, its audit record and what else `apply` does: all of it stands or nothing does. */
  protected change(scope: Scope, id: string, verb: string, apply: Apply<T>, reason?: string) {
    return this.changeWhere(this.accounts.within(this.ownedBy(scope), standing(id)), verb, apply, reason);
  }

  private async ownHash(caller: Caller): Promise<string | undefined> {
    return (await this.accounts.unscoped.findOne(ownUsable<T>(caller)).select('+password').lean<T>())
      ?.password;
  }

  private changeSelf(caller: Caller, verb: string, apply: Apply<T>) {
    return this.changeWhere(ownUsable(caller), verb, apply);
  }

  protected changeWhere(where: QueryFilter<T>, verb: string, apply: Apply<T>, reason?: string) {
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
      reason,
    });
  }

  protected findInScope(scope: Scope, id: string) {
    return this.accounts.findOne(this.ownedBy(scope), standing(id));
  }
}

const standing = <T extends StaffAccount>(id: string) =>
  filterOf<StaffAccount, T>({ _id: new Types.ObjectId(id), deleted: false });
const ownUsable = <T extends StaffAccount>(caller: Caller) =>
  filterOf<StaffAccount, T>({ _id: new Types.ObjectId(caller.id), ...USABLE });
