import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Request, Response } from 'express';
import type { Connection } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import {
  clearPanelCookies,
  hasPanelCookie,
  refreshCookie,
  setPanelCookies,
} from '../../platform/access/cookies.js';
import { panelOf, viewOf } from '../../http/panel-session.js';
import { isCookie, type KnownPlace, KnownDevices } from '../../platform/access/known-devices.js';
import { deviceKeys, loginKey, loginName } from '../../platform/access/login-key.js';
import { SignInFollowUps } from '../../platform/access/sign-in-follow-ups.js';
import { LoginThrottle } from '../../platform/access/login-throttle.js';
import { isPassword } from '../../platform/access/passwords.js';
import { IdleEnds } from '../../platform/access/idle-ends.js';
import { Passkeys } from '../../platform/access/second-factor/passkeys.js';
import { SecondFactors, type ShownFactors } from '../../platform/access/second-factor/second-factors.js';
import type { Tokens } from '../../platform/access/session-tokens.js';
import { isStaffRole, type Role, type StaffRole } from '../../core/roles.js';
import { type NamedAccount, SignInLog, type UsedUp } from '../../platform/sign-ins/sign-in-log.js';
import { SessionRenewals } from '../../platform/access/session-renewals.js';
import { type Account, SessionsService } from '../../platform/access/sessions.service.js';
import { FactorDuty, type FactorRules } from '../staff/admins/rights/factor-duty.js';
import { AppError, fieldError } from '../../core/errors.js';
import { PASSWORD_OVER } from '../staff/shared/temporary-password.js';
import type { HttpContext } from '../../http/http-context.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../../platform/config/env.module.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { AccountSource, Credentials } from '../../platform/access/account-source.js';
import { UserAccountService } from '../users/user-account.service.js';
import { halfOpen, setUpDue } from './half-open.js';
import { originOf } from './origin.js';
import { StaffKinds } from '../staff/kinds/staff-kinds.js';
import { ViewEnds } from './view-as/view-ends.js';

interface OpenedTokens extends Tokens {
  /** What the account can show as its second factor; undefined when that is off. */
  shown: ShownFactors | undefined;
}

/** What is known of a sign-in before its session is opened. */
interface Opening {
  /** The browser proved that it signed in to the account before. */
  isKnown?: boolean;
  /** From where the account is remembered. */
  place?: KnownPlace | undefined;
  /** Who must have a second factor. Default: read now. */
  rules?: FactorRules | undefined;
}

/** Signs in accounts of all six roles, and renews and ends their sessions. */
@Injectable()
export class AuthService {
  constructor(
    private readonly staff: StaffKinds,
    private readonly users: UserAccountService,
    private readonly sessions: SessionsService,
    private readonly renewals: SessionRenewals,
    private readonly idle: IdleEnds,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly followUps: SignInFollowUps,
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly duty: FactorDuty,
    private readonly log: SignInLog,
    private readonly views: ViewEnds,
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Checks the password and opens a session. Returns the profile and the tokens; a panel (X-Panel) gets the tokens as
   * cookies instead. An account with a second factor gets a half-open session and no profile. A wrong password, an
   * unknown name and a disabled account fail with the same error.
   */
  async signIn(
    role: Role,
    login: string,
    { password, rememberMe = false }: { password: string; rememberMe?: boolean },
    { request, response }: HttpContext,
  ): Promise<{ profile: object | undefined; tokens: object }> {
    const panel = this.panelFor(role, request);
    const account = loginKey(role, login);
    const from = originOf(request);
    const keys = deviceKeys(role, login);
    const cookie = this.devices.byCookie(keys, request);
    const [device, credentials, rules] = await Promise.all([
      cookie ?? this.devices.byAddress(keys, request),
      this.accountsOf(role).findByLogin(loginName(login)),
      this.duty.rulesOf(role),
      cookie ? undefined : this.throttle.assertOpen(from.address),
    ]);
    const named: NamedAccount = { role, ...(credentials && nameOf(credentials)) };
    const check = async () => {
      const right = await isPassword(password, credentials?.passwordHash);
      if (credentials && right) return credentials;
      await this.log.note('wrongPassword', named, from);
      throw new AppError('INVALID_CREDENTIALS');
    };
    const open = async (found: Credentials) => {
      if (found.passwordOver) throw new AppError('INVALID_CREDENTIALS', PASSWORD_OVER);
      const banReason = await found.banReason?.();
      if (banReason) throw new AppError('ACCOUNT_BANNED', banReason);
      const place = this.devices.placeOf(account, request);
      return this.open({ ...found, role }, rememberMe, request, { isKnown: isCookie(device), place, rules });
    };
    const onLocked = (lock: UsedUp) => this.log.noteLock(named, from, lock);
    const tokens = await this.throttle.guardThen(account, from.address, check, open, { device, onLocked });
    const handed = this.hand(tokens, panel, response);
    // The browser is known once the second factor is shown.
    if (tokens.codeDue) return { profile: undefined, tokens: { ...handed, ...this.nextStep(tokens) } };
    this.devices.handCookie(account, { request, response });
    return { profile: credentials?.profile, tokens: handed };
  }

  /**
   * Opens a session for an account that has just been authenticated or registered, half open if the account has a second
   * factor or must have one. Fails if the account was deleted, banned or given another password in the meantime, because
   * that change could not end a session that did not exist yet.
   */
  async open(
    { passwordHash, ...account }: Account & { passwordHash: string },
    remember: boolean,
    request: Request,
    { isKnown = false, place, rules }: Opening = {},
  ): Promise<OpenedTokens> {
    const { role, id } = account;
    const from = originOf(request);
    const isStaff = isStaffRole(role);
    const isBound = isStaff && (await this.duty.binds(role, id, rules));
    const opened = await inTransaction(this.connection, async () => {
      if (!(await this.accountsOf(role).holdUsable(id, passwordHash)))
        throw new AppError('INVALID_CREDENTIALS');
      const shown = isStaff ? await this.factors.meetSignIn(id) : undefined;
      const setUpDue = isBound && !shown;
      const codeDue = shown !== undefined || setUpDue;
      const panel = isStaff && panelOf(request) !== undefined;
      const followUp = codeDue
        ? { kind: 'codeAsked' as const, isKnown }
        : { kind: 'signedIn' as const, isKnown, ...place };
      const tokens = await this.sessions.open(
        { ...account, codeDue, setUpDue },
        { remember, panel, followUp, ...from },
      );
      return { ...tokens, shown };
    });
    this.followUps.wake();
    return opened;
  }

  /** Returns what a half-open session answers: what it can be completed with. */
  private nextStep({ shown }: OpenedTokens): object {
    const { areOffered } = this.passkeys;
    return shown ? halfOpen({ ...shown, passkey: shown.passkey && areOffered }) : setUpDue(areOffered);
  }

  /** Exchanges the refresh token in the body or in the panel's cookie. */
  async refresh(token: string | undefined, { request, response }: HttpContext): Promise<object> {
    const panel = token ? undefined : panelOf(request);
    if (!token && request.get('x-panel') === undefined && hasPanelCookie(request)) throw new AppError('CSRF');
    // Nothing renews a view, and a view does not renew or end the session of the panel in the same browser.
    if (!token && viewOf(request) !== undefined) throw new AppError('UNAUTHENTICATED');
    try {
      const given = token ?? refreshCookie(request, this.env.production);
      if (!given) throw new AppError('UNAUTHENTICATED');
      if (panel) await this.idle.assertRenewable(given, panel, request);
      const tokens = await this.renewals.refresh(given, { fromCookie: token === undefined });
      if (panel && tokens.role !== panel) throw new AppError('UNAUTHENTICATED');
      return this.hand(tokens, panel, response);
    } catch (error) {
      if (panel && error instanceof AppError) clearPanelCookies(response, panel, this.env.production);
      throw error;
    }
  }

  /** Ends the session of the caller. In a view, ends the view. */
  async signOut(caller: Caller, { request, response }: HttpContext): Promise<void> {
    if (caller.viewedBy) return this.views.end(caller, caller.viewedBy, response);
    await this.sessions.end(caller.sessionId, caller.id);
    const panel = panelOf(request);
    if (panel) clearPanelCookies(response, panel, this.env.production);
  }

  async profileOf(caller: Caller): Promise<object> {
    const profile = await this.accountsOf(caller.role).profileOf(caller.id);
    if (!profile) throw new AppError('UNAUTHENTICATED');
    return profile;
  }

  /**
   * Returns the tokens for the response body. Sets a panel's tokens as cookies that scripts cannot read, and leaves
   * them out of the body.
   */
  hand(tokens: Tokens, panel: StaffRole | undefined, response: Response): object {
    response.setHeader('Cache-Control', 'no-store');
    const { accessToken, refreshToken, expiresIn } = tokens;
    if (!panel) return { accessToken, refreshToken, expiresIn };
    setPanelCookies(response, panel, tokens, this.env.production);
    return { expiresIn };
  }

  /** Returns the calling panel. Rejects a panel that signs in with a role other than its own. */
  private panelFor(role: Role, request: Request): StaffRole | undefined {
    if (request.get('x-panel') === undefined) return undefined;
    const panel = panelOf(request);
    if (!panel || panel !== role) throw fieldError('X-Panel', 'This sign-in belongs to another panel');
    return panel;
  }

  private accountsOf(role: Role): AccountSource {
    return role === 'user' ? this.users : this.staff.of(role).signIns;
  }
}

const nameOf = ({ id, code, name }: Credentials) => ({ id, code, name });
