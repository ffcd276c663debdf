import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ROLES, WHILE_PASSWORD_DUE } from '../../http/endpoint.js';
import { AppError } from '../../core/errors.js';
import type { Caller } from '../../core/caller.js';
import { hasPanelCookie } from './cookies.js';
import { panelOf } from '../../http/panel-session.js';
import { hasBearerToken } from '../../http/panel-session.js';
import type { RoleRule } from '../../core/roles.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The one guard: who calls, and whether this role may. A handler that names no role is closed to everybody. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const rules = this.reflector.get<RoleRule[] | undefined>(ROLES, context.getHandler()) ?? [];
    if (rules.includes('public')) return true;

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
    await super.canActivate(context);
    const caller = request.user as Caller;
    // A cookie counts only for the panel that it belongs to.
    if (!bearer && panelOf(request) !== caller.role) throw new AppError('UNAUTHENTICATED');
    if (!rules.some((rule) => rule.replace('*', '') === caller.role)) throw new AppError('FORBIDDEN');
    const staysOpen = this.reflector.get<boolean | undefined>(WHILE_PASSWORD_DUE, context.getHandler());
    if (caller.passwordDue && !staysOpen) throw new AppError('PASSWORD_CHANGE_REQUIRED');
    return true;
  }

  /** A bad signature, an expired token and an unknown key are all one: not signed in. A real error stays one. */
  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    if (!user) throw new AppError('UNAUTHENTICATED');
    return user;
  }
}
