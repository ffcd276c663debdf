import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';
import type { Caller } from '../../core/caller.js';
import { accessCookie } from './cookies.js';
import { SecretsService, signingKey } from './secrets.service.js';
import type { AccessClaims } from './session-tokens.js';
import { SessionsService } from './sessions.service.js';

/** The maximum number of verified tokens to remember. A token is valid for 10 minutes. */
const MOST_VERIFIED = 5000;

/** Reads the access token (bearer header first, then the panel's cookie) and looks up its session at every request. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  /** The claims by token of tokens with a verified signature: the same token comes with every request of a session. */
  private readonly verified = new Map<string, VerifiedClaims>();
  private readonly tokenOf: (request: Request) => string | null;

  constructor(
    secrets: SecretsService,
    @Inject(ENV) { production }: Env,
    private readonly sessions: SessionsService,
  ) {
    const tokenOf = ExtractJwt.fromExtractors([
      ExtractJwt.fromAuthHeaderAsBearerToken(),
      (request: Request) => accessCookie(request, production),
    ]);
    super({
      jwtFromRequest: tokenOf,
      passReqToCallback: true,
      algorithms: ['HS256'],
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = secrets.byId('access-token', keyIdOf(token));
        if (key) done(null, signingKey(key));
        else done(new Error('unknown key'));
      },
    });
    this.tokenOf = tokenOf;
  }

  /** Skips the verification of a token that was verified before and has not expired. Looks up the session always. */
  override authenticate(request: Request, options?: object): void {
    const claims = this.verified.get(this.tokenOf(request) ?? '');
    if (!claims || claims.exp * 1000 <= Date.now()) {
      super.authenticate(request, options);
      return;
    }
    this.sessions.callerOf(claims).then(
      (caller) => (caller ? this.success(caller) : this.fail(401)),
      (error: Error) => this.error(error),
    );
  }

  /** Called by passport-jwt after it has verified the signature and the expiry. */
  async validate(request: Request, claims: VerifiedClaims): Promise<Caller | false> {
    const token = this.tokenOf(request);
    if (token) this.remember(token, claims);
    return (await this.sessions.callerOf(claims)) ?? false;
  }

  private remember(token: string, claims: VerifiedClaims): void {
    // A Map iterates in order of insertion, so the first token is the oldest.
    const [oldest] = this.verified.keys();
    if (oldest !== undefined && this.verified.size >= MOST_VERIFIED) this.verified.delete(oldest);
    this.verified.set(token, claims);
  }
}

/** The claims of a verified token, with the second since 1970 in which it expires. */
type VerifiedClaims = AccessClaims & { exp: number };

/** Returns the key id from a token's header, or undefined when the header is unreadable. */
export function keyIdOf(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
    return typeof header === 'object' && header && 'kid' in header && typeof header.kid === 'string'
      ? header.kid
      : undefined;
  } catch {
    return undefined; // not JSON, so not a token of this product
  }
}
