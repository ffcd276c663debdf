import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { requestContext } from '../../../core/request-context.js';
import type { StaffRole } from '../../../core/roles.js';
import { Scope } from '../../../core/scope.js';
import { passwordOf } from '../../../core/typed-text.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { hashPassword, isPassword } from '../../../platform/access/passwords.js';
import type { StaffAccount } from './staff-account.schema.js';
import { among, type StaffAccounts, usable } from './staff-accounts.js';
import type { PasswordChange } from './staff.dto.js';
import { isPasswordOver, PASSWORD_OVER } from './temporary-password.js';

const notThePassword = (field: string) => fieldError(field, 'Current password is wrong');

/** The passwords of one kind of staff: changed by their owners, and read by those who issued them. */
export class StaffPasswords<Kind extends StaffRole, T extends StaffAccount> {
  constructor(private readonly accounts: StaffAccounts<Kind, T>) {}

  /** Returns whether this is the caller's own password. */
  async isOwn(caller: Caller, password: string): Promise<boolean> {
    return isPassword(password, (await this.ownAccount(caller))?.password);
  }

  /** Changes the caller's own password and ends the caller's other sessions. No admin can reveal the new password. */
  async changeOwn(caller: Caller, { old, next, fields }: PasswordChange): Promise<T> {
    const { kind, tools } = this.accounts;
    const owner = await this.proveOwn(caller, old, fields.old);
    // The issuer of the current password would still know it.
    if (next === passwordOf(old))
      throw fieldError(fields.next, 'Choose a password other than the current one');
    if (isPasswordOver(owner)) throw fieldError(fields.old, PASSWORD_OVER);
    if (requestContext()?.isPanel) this.accounts.refuseGuessable(next, owner, fields.next);
    const hash = await hashPassword(next);
    const { reach, where } = this.own(caller);
    const { after } = await this.accounts.change(reach, where, 'changePassword', async (account) => {
      if (account.password !== owner.password) throw notThePassword(fields.old);
      account.set({
        ...kind.ownPasswordFields(account),
        password: hash,
        issuedPassword: undefined,
        mustChangePassword: false,
        temporaryUntil: undefined,
      });
      await this.accounts.noteSignIn('passwordChanged', account);
      await tools.sessions.endAll(caller.id, caller.sessionId);
      await tools.sessions.passwordChosen(caller.sessionId);
    });
    return after;
  }

  /**
   * Checks the caller's own password and returns the account. Fails with VALIDATION_FAILED on `field` when the password is
   * missing or wrong. Throttled like a sign-in, so that a person with a stolen session cannot guess the password.
   */
  async proveOwn(caller: Caller, password: string | undefined, field: string): Promise<T> {
    if (!password) throw fieldError(field, FIELD_REQUIRED);
    const owner = await this.ownAccount(caller);
    const { throttle } = this.accounts.tools;
    return throttle.guard(`change:${caller.id}`, requestContext()?.address ?? '', async () => {
      if (!(await isPassword(password, owner?.password)) || !owner) throw notThePassword(field);
      return owner;
    });
  }

  /**
   * Returns whether the password can be revealed and whether the owner has changed it. An issued password is revealable
   * until the owner changes it, as long as the secret that sealed it is known.
   */
  async state(scope: Scope, id: string): Promise<{ revealable: boolean; changedByOwner: boolean }> {
    const { issuedPassword: sealed } = await this.withIssued(scope, id);
    if (sealed)
      return { revealable: this.accounts.tools.issued.open(id, sealed) !== undefined, changedByOwner: false };
    return { revealable: false, changedByOwner: await this.isChangedByOwner(id) };
  }

  /**
   * Returns the issued password. Returns '' when the owner has changed it, when the secret that sealed it is gone, or
   * when it was not issued here. Every call is audited.
   */
  async reveal(scope: Scope, id: string): Promise<{ issuedPassword: string; changedByOwner: boolean }> {
    const { kind, tools } = this.accounts;
    const account = await this.withIssued(scope, id);
    const target = { kind: kind.kind, id, label: kind.label(account) };
    await tools.audit.record({ action: `${kind.kind}.revealPassword`, target });
    const sealed = account.issuedPassword;
    if (sealed) return { issuedPassword: tools.issued.open(id, sealed) ?? '', changedByOwner: false };
    return { issuedPassword: '', changedByOwner: await this.isChangedByOwner(id) };
  }

  /** Returns the issued passwords of these accounts; '' where the owner has chosen another one. */
  async issuedTo(ids: string[]): Promise<{ code: string; name: string; issuedPassword: string }[]> {
    const { kind, records, tools } = this.accounts;
    const accounts = await records.unscoped.find(among<T>(ids)).select('+issuedPassword').lean<T[]>();
    return accounts.map((account) => {
      const { _id, name, issuedPassword: sealed } = account;
      const issuedPassword = (sealed && tools.issued.open(_id.toHexString(), sealed)) ?? '';
      return { code: kind.code(account), name, issuedPassword };
    });
  }

  private async withIssued(scope: Scope, id: string): Promise<T> {
    const account = await this.accounts.findInScope(scope, id).select('+issuedPassword').lean<T>();
    if (!account) throw new AppError('NOT_FOUND');
    return account;
  }

  private async isChangedByOwner(id: string): Promise<boolean> {
    const { kind, tools } = this.accounts;
    return (await tools.audit.lastActors([id], [`${kind.kind}.changePassword`])).has(id);
  }

  private ownAccount(caller: Caller): Promise<T | null> {
    const { reach, where } = this.own(caller);
    return this.accounts.records.findOne(reach, where).select('+password').lean<T>();
  }

  /** The caller's own account, while it can sign in. */
  private own(caller: Caller) {
    const where = usable<T>(caller.id);
    return { reach: this.accounts.kind.ownedBy(Scope.of(caller)), where };
  }
}
