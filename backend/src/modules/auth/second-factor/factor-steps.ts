import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { requestContext } from '../../../core/request-context.js';
import type { HttpContext } from '../../../http/http-context.js';
import { isPanelSession, panelOf } from '../../../http/panel-session.js';
import { HalfOpenSessions } from '../../../platform/access/half-open-sessions.js';
import { isCookie, KnownDevices } from '../../../platform/access/known-devices.js';
import { deviceKeys, loginKey } from '../../../platform/access/login-key.js';
import { LoginThrottle } from '../../../platform/access/login-throttle.js';
import type { Tokens } from '../../../platform/access/session-tokens.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { SignInKind } from '../../../platform/sign-ins/sign-in-event.schema.js';
import { type Origin, SignInLog, type UsedUp } from '../../../platform/sign-ins/sign-in-log.js';
import { Admin } from '../../staff/admins/admin.schema.js';
import { InjectStaff, type Staff } from '../../staff/shared/staff.js';
import { AuthService } from '../auth.service.js';
import { originOf } from '../origin.js';

export interface Added {
  /** None when the factor was on before. */
  recoveryCodes: string[];
  /** For the answer, when the session was half open because the account had to set up its factor. */
  tokens?: object;
}

/** Uses up what the caller shows, in the transaction that opens the session. Returns whether it is right. */
type Show = () => Promise<boolean>;

/** What an app and a passkey have in common: they turn the factor on, and they finish a sign-in. */
@Injectable()
export class FactorSteps {
  constructor(
    private readonly auth: AuthService,
    @InjectStaff(Admin) private readonly admins: Staff<'admin', Admin>,
    private readonly sessions: SessionsService,
    private readonly halfOpen: HalfOpenSessions,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly log: SignInLog,
    private readonly audit: AuditService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /**
   * Runs `add` in a transaction: it adds an app or a passkey and returns the recovery codes. The first of an account
   * ends the other sessions, which have not shown it, and opens a session that was half open because of it.
   */
  async add(
    caller: Caller,
    { request, response }: HttpContext,
    add: () => Promise<string[]>,
  ): Promise<Added> {
    const login = await this.loginOf(caller);
    const device = await this.devices.recognise(deviceKeys(caller.role, login), request);
    const from = { ...originOf(request), isKnown: isCookie(device) };
    const { recoveryCodes, opened } = await inTransaction(this.connection, async () => {
      const recoveryCodes = await add();
      const isFirst = recoveryCodes.length > 0;
      // Another session has turned the factor on meanwhile, and this one has not shown it.
      if (caller.setUpDue && !isFirst) throw new AppError('MFA_REQUIRED');
      if (isFirst) {
        await this.note(caller, 'factorOn', 'enableSecondFactor');
        await this.sessions.endAll(caller.id, caller.sessionId);
      }
      if (!caller.setUpDue) return { recoveryCodes };
      const opened = await this.halfOpen.complete(caller.sessionId);
      await this.log.note('signedIn', caller, from);
      return { recoveryCodes, opened };
    });
    if (!opened) return { recoveryCodes };
    await this.devices.remember(loginKey(caller.role, login), { request, response });
    return { recoveryCodes, tokens: this.hand(opened, { request, response }) };
  }

  /**
   * Opens the half-open session of the caller fully. What is wrong counts with the wrong passwords of the account, and
   * fails with `wrong` at the field. Returns the tokens for the answer, as a sign-in does.
   */
  async finish(
    caller: Caller,
    { request, response }: HttpContext,
    show: Show,
    wrong: { field: string; message: string },
  ): Promise<object> {
    if (!caller.codeDue) throw new AppError('INVALID_TRANSITION', 'This session needs no second factor');
    const login = await this.loginOf(caller);
    const account = loginKey(caller.role, login);
    const from = originOf(request);
    const device = await this.devices.recognise(deviceKeys(caller.role, login), request);
    const onLocked = (lock: UsedUp) => this.log.noteLock(caller, from, lock);
    const attempt = async () => {
      const opened = await this.complete(caller, show, { ...from, isKnown: isCookie(device) });
      if (opened) return opened;
      await this.log.note('wrongCode', caller, from);
      throw fieldError(wrong.field, wrong.message);
    };
    const tokens = await this.throttle.guard(account, from.address, attempt, { device, onLocked });
    await this.devices.remember(account, { request, response });
    return this.hand(tokens, { request, response });
  }

  /** Notes a change of the own factor in the sign-in history and in the audit log. */
  async note(caller: Caller, kind: SignInKind, verb: string): Promise<void> {
    await this.log.note(kind, caller);
    await this.record(caller, verb);
  }

  /** Notes a change of the own factor in the audit log only. */
  async record({ role, id, code, name }: Caller, verb: string): Promise<void> {
    await this.audit.record({ action: `${role}.${verb}`, target: { kind: role, id, label: code || name } });
  }

  /** Counts failures of a change with those of other changes of the own sign-in. */
  throttled<T>(caller: Caller, attempt: () => Promise<T>): Promise<T> {
    return this.throttle.guard(`change:${caller.id}`, requestContext()?.address ?? '', attempt);
  }

  /** Returns undefined when `show` found it wrong. */
  private complete(caller: Caller, show: Show, from: Origin): Promise<Tokens | undefined> {
    return inTransaction(this.connection, async () => {
      if (!(await show())) return undefined;
      const tokens = await this.halfOpen.complete(caller.sessionId);
      await this.log.note('signedIn', caller, from);
      await this.sessions.endSurplus(caller.id);
      return tokens;
    });
  }

  private hand(tokens: Tokens, { request, response }: HttpContext): object {
    return this.auth.hand(tokens, isPanelSession(request) ? panelOf(request) : undefined, response);
  }

  /** Returns what the caller signs in with. */
  private async loginOf({ role, id, code }: Caller): Promise<string> {
    return role === 'admin' ? ((await this.admins.signIns.profileOf(id))?.number ?? '') : code;
  }
}
