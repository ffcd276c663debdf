import { createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';
import type { Caller } from '../../core/caller.js';
import { accessCookie } from './cookies.js';
import { SecretsService } from './secrets.service.js';
import { type AccessClaims, SessionsService } from './sessions.service.js';

/** Reads the access token (bearer header first, then the panel's cookie) and looks its session up at every request. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    secrets: SecretsService,
    @Inject(ENV) { production }: Env,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromExtractors([
        ExtractJwt.fromAuthHeaderAsBearerToken(),
        (request) => accessCookie(request, production),
      ]),
      algorithms: ['HS256'],
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = secrets.byId('access-token', keyIdOf(token));
        // Its types do not know key objects yet; jsonwebtoken, which gets it, does.
        if (key) done(null, objectOf(key.key) as unknown as Buffer);
        else done(new Error('unknown key'));
      },
    });
  }

  async validate(claims: AccessClaims): Promise<Caller | false> {
    return (await this.sessions.callerOf(claims)) ?? false;
  }
}

const objects = new WeakMap<Buffer, KeyObject>();
/** Made once a key: of plain bytes jsonwebtoken makes one for every token, by way of an exception. */
function objectOf(key: Buffer): KeyObject {
  const object = objects.get(key) ?? createSecretKey(key);
  objects.set(key, object);
  return object;
}

/** The key id in a token's header; undefined when there is no readable header. */
export function keyIdOf(token: string): string | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
    return typeof header === 'object' && header && 'kid' in header && typeof header.kid === 'string'
      ? header.kid
      : undefined;
  } catch {
    return undefined; // no JSON: no token of ours
  }
}
