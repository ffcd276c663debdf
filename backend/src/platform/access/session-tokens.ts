import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '../../core/roles.js';
import { makeRefreshToken } from './refresh-token.js';
import { SecretsService, signingKey } from './secrets.service.js';
import type { Session } from './session.schema.js';

export const ACCESS_SECONDS = 10 * 60;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** Seconds until the access token ends. */
  expiresIn: number;
  role: Role;
  remember: boolean;
  /** Milliseconds until the session ends. */
  sessionLeft: number;
  /** The session is half open. */
  codeDue: boolean;
  /** The account of the half-open session must set up its second factor. */
  setUpDue: boolean;
}

/** The claims of an access token; all other data is looked up. */
export interface AccessClaims {
  sub: string;
  sid: string;
  role: Role;
}

type TokenSession = Pick<
  Session,
  '_id' | 'role' | 'account' | 'remember' | 'expiresAt' | 'codeDue' | 'setUpDue'
>;

/** Makes the tokens of sessions. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly secrets: SecretsService,
    private readonly jwt: JwtService,
  ) {}

  /** Makes a refresh token of the session with this _id. */
  refreshToken(sessionId: string): string {
    return makeRefreshToken(sessionId, this.secrets.current('refresh-token'));
  }

  /** Makes an access token of this session that lasts this many seconds. */
  access({ _id, account, role }: Pick<Session, '_id' | 'role' | 'account'>, seconds: number): string {
    const key = this.secrets.current('access-token');
    const claims: AccessClaims = { sub: account.toHexString(), sid: _id.toHexString(), role };
    return this.jwt.sign(claims, {
      secret: signingKey(key),
      keyid: key.id,
      expiresIn: seconds,
      algorithm: 'HS256',
    });
  }

  /** Returns the tokens to hand out: this refresh token and a new access token. */
  of(session: TokenSession, refreshToken: string): Tokens {
    return {
      accessToken: this.access(session, ACCESS_SECONDS),
      refreshToken,
      expiresIn: ACCESS_SECONDS,
      role: session.role,
      remember: session.remember,
      sessionLeft: session.expiresAt.getTime() - Date.now(),
      codeDue: session.codeDue === true,
      setUpDue: session.setUpDue === true,
    };
  }
}
