// The session of a signed-in account: its id and its renewal.
import type { Actor, TestApp } from './app.js';

/** The id of the session of an actor. */
export const sessionOf = ({ accessToken }: Pick<Actor, 'accessToken'>) =>
  (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;

/** Requests the next tokens of a session. */
export const refresh = (app: TestApp, refreshToken: string) =>
  app.guest().post('/api/auth/refresh').send({ refreshToken });
