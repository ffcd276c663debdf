import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import {
  READ_ONLY,
  RIGHT,
  ROLES,
  STEP_UP,
  WHILE_CODE_DUE,
  WHILE_PASSWORD_DUE,
  WHILE_SET_UP_DUE,
  WHILE_VIEWING,
} from '../../http/endpoint.js';
import { AppError } from '../../core/errors.js';
import type { Caller } from '../../core/caller.js';
import { hasPanelCookie } from './cookies.js';
import { hasBearerToken, isPanelSession, panelOf, viewOf } from '../../http/panel-session.js';
import { IdleEnds } from './idle-ends.js';
import { StoredSignInRules } from './second-factor/stored-sign-in-rules.js';
import { SessionProofs } from './session-proofs.js';
import { assertMay } from '../../core/may.js';
import { isProven } from '../../core/proof.js';
import type { Right } from '../../core/rights.js';
import type { RoleRule } from '../../core/roles.js';
import { refusedInView } from '../../core/viewing.js';

/** Whether a call is sensitive, and whether its session is one that must show a proof. */
interface ProofRules {
  isSensitive: boolean;
  isAsked: boolean;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The global guard: authenticates the caller and checks its role, the right of an admin, and what the session has shown.
 * A handler that names no role is closed to everyone, and one that names no right to admins.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly rules: StoredSignInRules,
    private readonly idle: IdleEnds,
    private readonly proofs: SessionProofs,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const roles = this.reflector.get<RoleRule[] | undefined>(ROLES, context.getHandler()) ?? [];
    if (roles.includes('public')) return true;

    const request = context.switchToHttp().getRequest<Request>();
    const bearer = hasBearerToken(request);
    if (
      !bearer &&
      !SAFE.has(request.method) &&
      request.get('x-panel') === undefined &&
      hasPanelCookie(request)
    ) {
      throw new AppError('CSRF');
    }
    const [, rules] = await Promise.all([super.canActivate(context), this.rulesFor(context, request)]);
    const caller = request.user as Caller;
    if (bearer && caller.panel) throw new AppError('UNAUTHENTICATED');
    if (!bearer && !isOwnCookie(request, caller)) throw new AppError('UNAUTHENTICATED');
    if (!bearer) await this.idle.assertInUse(caller, request);
    if (caller.viewedBy && !this.staysOpenInView(context)) throw refusedInView(caller);
    if (caller.codeDue && !this.opensSession(caller, context)) throw new AppError('MFA_REQUIRED');
    if (!roles.some((rule) => rule.replace('*', '') === caller.role)) throw new AppError('FORBIDDEN');
    const isPasswordDue = caller.passwordDue && !caller.codeDue;
    if (isPasswordDue && !this.says(WHILE_PASSWORD_DUE, context)) {
      throw new AppError('PASSWORD_CHANGE_REQUIRED');
    }
    if (caller.role === 'admin') this.assertRight(context, caller);
    if (rules) await this.assertProven(caller, rules);
    return true;
  }

  /**
   * Returns whether this call asks for a proof, and at once; undefined for one that only reads. Reads the rules of the
   * Owners, to be called while the session is read.
   */
  private async rulesFor(context: ExecutionContext, request: Request): Promise<ProofRules | undefined> {
    const isSensitive = this.says(STEP_UP, context);
    if (!isSensitive && SAFE.has(request.method)) return undefined;
    return { isSensitive, isAsked: isPanelSession(request) || (await this.rules.read()).proofOfAll };
  }

  /** Asks for a proof where the call says so, whatever its method. Other changes ask themselves (core/proof.ts). */
  private async assertProven(caller: Caller, { isSensitive, isAsked }: ProofRules): Promise<void> {
    if (!isAsked) return;
    if (!isProven(caller)) {
      if (isSensitive) throw new AppError('PROOF_REQUIRED');
      caller.proofDue = true;
      return;
    }
    caller.useProof = () => this.proofs.noteUse(caller);
    if (isSensitive) await caller.useProof();
  }

  /** Returns whether a half-open session may send this call: to show its second factor, or to set one up. */
  private opensSession({ setUpDue }: Caller, context: ExecutionContext): boolean {
    return this.says(WHILE_CODE_DUE, context) || (setUpDue === true && this.says(WHILE_SET_UP_DUE, context));
  }

  /** Returns whether a view may make this call: to read without a trace, or to end the view. */
  private staysOpenInView(context: ExecutionContext): boolean {
    return this.says(READ_ONLY, context) || this.says(WHILE_VIEWING, context);
  }

  private says(mark: symbol, context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(mark, context.getHandler()) === true;
  }

  private assertRight(context: ExecutionContext, caller: Caller): void {
    const right = this.reflector.get<Right | undefined>(RIGHT, context.getHandler());
    if (!right) throw new AppError('FORBIDDEN');
    assertMay(caller, right);
  }

  /**
   * Maps an invalid signature, an expired token and an unknown key to the same UNAUTHENTICATED error. Rethrows real
   * errors.
   */
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    if (!user) throw new AppError('UNAUTHENTICATED');
    return user;
  }
}

/** Returns whether a cookie is valid for this request: only for its own panel, that of a view only for its own view. */
const isOwnCookie = (request: Request, { role, viewedBy, sessionId }: Caller): boolean =>
  panelOf(request) === role && viewOf(request) === (viewedBy && sessionId);
