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

/** Reads the access token (bearer header first, then the panel's cookie) and looks up its session at every request. */
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
        // The library's types lack key objects, but jsonwebtoken, which receives the value, accepts them.
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
/**
 * Returns a cached key object. From plain bytes, jsonwebtoken creates one for every token, through an internal
 * exception.
 */
function objectOf(key: Buffer): KeyObject {
  const object = objects.get(key) ?? createSecretKey(key);
  objects.set(key, object);
  return object;
}

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
