import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';
import { accessCookieOf } from './cookies.js';
import { keyIdOf } from './jwt.strategy.js';
import { isStaffRole, STAFF_ROLES } from '../../core/roles.js';
import { SecretsService } from './secrets.service.js';
import type { AccessClaims } from './session-tokens.js';
import { SessionsService } from './sessions.service.js';

/** Recognises staff on pages outside the routes of controllers, where the guard does not run. */
@Injectable()
export class StaffVisitors {
  constructor(
    private readonly secrets: SecretsService,
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Returns whether the request carries a live staff session, as bearer token or in the cookie of any panel. A half-open
   * session and one that must change its password first do not count. Use it only for read-only pages.
   */
  async isStaff(request: Request): Promise<boolean> {
    for (const token of this.tokensOf(request)) if (await this.isOfStaff(token)) return true;
    return false;
  }

  private tokensOf(request: Request): string[] {
    const [, bearer] = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '') ?? [];
    const cookies = STAFF_ROLES.map((panel) => accessCookieOf(request, panel, this.env.production));
    return [bearer, ...cookies].filter((token) => token !== undefined);
  }

  private async isOfStaff(token: string): Promise<boolean> {
    const key = this.secrets.byId('access-token', keyIdOf(token));
    if (!key) return false;
    const options = { secret: key.key, algorithms: ['HS256' as const] };
    const claims = await this.jwt.verifyAsync<AccessClaims>(token, options).catch(() => undefined);
    const caller = claims && (await this.sessions.callerOf(claims));
    return isStaffRole(caller?.role) && !caller?.passwordDue && !caller?.codeDue;
  }
}
