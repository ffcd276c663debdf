// A refresh token is `<session id>.<random>.<mac>`. The MAC distinguishes genuine tokens from guesses. Otherwise anyone
// could end a foreign session by sending a made-up token that looks like a reused one.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { openText, sealText } from './aes-gcm.js';
import type { DerivedKey } from './secrets.service.js';

const mac = (text: string, key: Buffer) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

export function makeRefreshToken(sessionId: string, { key }: DerivedKey): string {
  const body = `${sessionId}.${randomBytes(32).toString('base64url')}`;
  return `${body}.${mac(body, key)}`;
}

/** Returns the session id of a genuine token, or undefined for any other text. */
export function sessionIdOf(token: string, keys: DerivedKey[]): string | undefined {
  const [, sessionId, code] = /^([0-9a-f]{24})\.[\w-]{43}\.([\w-]{22})$/.exec(token) ?? [];
  if (!code) return undefined;
  const body = token.slice(0, -23);
  const genuine = keys.some(({ key }) => timingSafeEqual(Buffer.from(mac(body, key)), Buffer.from(code)));
  return genuine ? sessionId : undefined;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

const sealKey = (token: string) => createHash('sha256').update(`seal:${token}`).digest();

/** Seals `secret` so that only the holder of `token` can open it. */
export const sealUnder = (token: string, secret: string) => sealText(sealKey(token), secret);

export const openUnder = (token: string, sealed: string) => openText(sealKey(token), sealed);
