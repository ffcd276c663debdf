import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import type { Env } from '../../../core/config/env.js';
import { requestContext } from '../../../core/request-context.js';
import { isStaffRole } from '../../../core/roles.js';
import type { HttpContext } from '../../../http/http-context.js';
import { isPanelSession, panelOf } from '../../../http/panel-session.js';
import { HalfOpenSessions } from '../../../platform/access/half-open-sessions.js';
import { isCookie, KnownDevices } from '../../../platform/access/known-devices.js';
import { deviceKeys, loginKey } from '../../../platform/access/login-key.js';
import { LoginThrottle } from '../../../platform/access/login-throttle.js';
import { type FactorState, SecondFactors } from '../../../platform/access/second-factor/second-factors.js';
import { uriOf } from '../../../platform/access/second-factor/totp.js';
import type { Tokens } from '../../../platform/access/session-tokens.js';
import { SessionsService } from '../../../platform/access/sessions.service.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { ENV } from '../../../platform/config/env.module.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { SignInKind } from '../../../platform/sign-ins/sign-in-event.schema.js';
import { type Origin, SignInLog, type UsedUp } from '../../../platform/sign-ins/sign-in-log.js';
import { AdminsService } from '../../staff/admins/admins.service.js';
import { FactorDuty } from '../../staff/admins/rights/factor-duty.js';
import { AuthService } from '../auth.service.js';
import { originOf } from '../origin.js';
import type { ProofDto } from './mfa.dto.js';
import { OwnProof, WRONG_CODE } from './own-proof.js';

const IS_ON = 'Your second factor is on already. Turn it off first';
const IS_DUTY = 'Your account must have a second factor';
const IS_OFF = 'Your second factor is off';

/** Turns the second factor of the caller on and off, and finishes sign-ins with it. */
@Injectable()
export class MfaService {
  constructor(
    private readonly factors: SecondFactors,
    private readonly duty: FactorDuty,
    private readonly proof: OwnProof,
    private readonly auth: AuthService,
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
    private readonly halfOpen: HalfOpenSessions,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly log: SignInLog,
    private readonly audit: AuditService,
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async stateOf(caller: Caller): Promise<FactorState & { required: boolean }> {
    const required = await this.duty.binds(caller.role, caller.id);
    return { ...(await this.factors.stateOf(caller.id)), required };
  }

  /** Makes the secret for an authenticator app. Nothing changes before `confirm`. */
  async begin(caller: Caller, password: string): Promise<{ secret: string; uri: string }> {
    if (!isStaffRole(caller.role)) throw new AppError('FORBIDDEN');
    await this.proof.assert(caller, { password });
    if (await this.factors.isOn(caller.id)) throw new AppError('IN_USE', IS_ON);
    const secret = await this.factors.begin(caller.role, caller.id);
    return { secret, uri: uriOf(secret, this.env.appName, caller.code || caller.name) };
  }

  /**
   * Turns the factor on and ends the other sessions, which have not shown it. Returns the recovery codes; beside them the
   * tokens for the answer, when the session was half open because the account had to set up its factor.
   */
  async confirm(
    caller: Caller,
    code: string,
    { request, response }: HttpContext,
  ): Promise<{ recoveryCodes: string[]; tokens?: object }> {
    const from = originOf(request);
    const { made, tokens } = await this.throttled(caller, () =>
      inTransaction(this.connection, async () => {
        const made = await this.factors.confirm(caller.id, code);
        if (!made)
          throw fieldError(
            'code',
            'This code is wrong. Check the time of your phone, and enter the next one',
          );
        await this.note(caller, 'factorOn', 'enableSecondFactor');
        await this.sessions.endAll(caller.id, caller.sessionId);
        if (!caller.setUpDue) return { made };
        const opened = await this.halfOpen.complete(caller.sessionId);
        await this.log.note('signedIn', caller, from);
        return { made, tokens: opened };
      }),
    );
    if (!tokens) return { recoveryCodes: made };
    await this.devices.remember(loginKey(caller.role, await this.loginOf(caller)), { request, response });
    const panel = isPanelSession(request) ? panelOf(request) : undefined;
    return { recoveryCodes: made, tokens: this.auth.hand(tokens, panel, response) };
  }

  /** Turns the factor off and ends the other sessions of the account. */
  async turnOff(caller: Caller, proof: ProofDto): Promise<void> {
    await this.proof.assert(caller, proof);
    await inTransaction(this.connection, async () => {
      if (await this.duty.binds(caller.role, caller.id)) throw new AppError('IN_USE', IS_DUTY);
      if (!(await this.factors.remove(caller.id))) throw new AppError('INVALID_TRANSITION', IS_OFF);
      await this.note(caller, 'factorOff', 'disableSecondFactor');
      await this.sessions.endAll(caller.id, caller.sessionId);
    });
  }

  /** Replaces the recovery codes of the caller and ends the other sessions of the account. */
  async renewRecoveryCodes(caller: Caller, proof: ProofDto): Promise<string[]> {
    await this.proof.assert(caller, proof);
    return inTransaction(this.connection, async () => {
      const codes = await this.factors.renewRecoveryCodes(caller.id);
      if (!codes) throw new AppError('INVALID_TRANSITION', IS_OFF);
      await this.note(caller, 'recoveryCodesMade', 'renewRecoveryCodes');
      await this.sessions.endAll(caller.id, caller.sessionId);
      return codes;
    });
  }

  /**
   * Opens the half-open session of the caller fully, by a code or a recovery code. A wrong one counts with the wrong
   * passwords of the account. Returns the tokens for the answer, as a sign-in does.
   */
  async verify(caller: Caller, code: string, { request, response }: HttpContext): Promise<object> {
    if (!caller.codeDue) throw new AppError('INVALID_TRANSITION', 'This session needs no code');
    const login = await this.loginOf(caller);
    const account = loginKey(caller.role, login);
    const from = originOf(request);
    const device = await this.devices.recognise(deviceKeys(caller.role, login), request);
    const onLocked = (lock: UsedUp) => this.log.noteLock(caller, from, lock);
    const attempt = async () => {
      const opened = await this.complete(caller, code, { ...from, isKnown: isCookie(device) });
      if (opened) return opened;
      await this.log.note('wrongCode', caller, from);
      throw fieldError('code', WRONG_CODE);
    };
    const tokens = await this.throttle.guard(account, from.address, attempt, { device, onLocked });
    await this.devices.remember(account, { request, response });
    return this.auth.hand(tokens, isPanelSession(request) ? panelOf(request) : undefined, response);
  }

  /** Uses up a code and opens the session, in one transaction. Returns undefined for a wrong code. */
  private complete(caller: Caller, code: string, from: Origin): Promise<Tokens | undefined> {
    return inTransaction(this.connection, async () => {
      const used = await this.factors.use(caller.id, code);
      if (!used) return undefined;
      const tokens = await this.halfOpen.complete(caller.sessionId);
      if (used === 'recoveryCode') await this.note(caller, 'recoveryCodeUsed', 'useRecoveryCode');
      await this.log.note('signedIn', caller, from);
      await this.sessions.endSurplus(caller.id);
      return tokens;
    });
  }

  private throttled<T>(caller: Caller, attempt: () => Promise<T>): Promise<T> {
    return this.throttle.guard(`change:${caller.id}`, requestContext()?.address ?? '', attempt);
  }

  private async note(caller: Caller, kind: SignInKind, verb: string): Promise<void> {
    const { role, id, code, name } = caller;
    await this.log.note(kind, caller);
    await this.audit.record({ action: `${role}.${verb}`, target: { kind: role, id, label: code || name } });
  }

  /** Returns what the caller signs in with. */
  private async loginOf({ role, id, code }: Caller): Promise<string> {
    return role === 'admin' ? ((await this.admins.profileOf(id))?.number ?? '') : code;
  }
}
