// Device cookies (OWASP): a panel's sign-in recognises the browser by this cookie. It proves one earlier sign-in to one
// account and grants no access:
// https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { StaffRole } from '../../core/roles.js';

const PATH = '/api';
const ID_BYTES = 16;
const FORMAT = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/;

/** Returns the cookie name. In production the prefix makes browsers accept the cookie only over TLS. */
const nameOf = (panel: StaffRole, secure: boolean) => `${secure ? '__Secure-' : ''}${panel}_device`;
const macOf = (key: Buffer, account: string, expires: string, id: string) =>
  createHmac('sha256', key)
    .update(JSON.stringify([account, expires, id]))
    .digest();

/** Returns the device id from a panel's cookie if the cookie belongs to this account and has not expired. */
export function readDeviceCookie(
  request: Request,
  panel: StaffRole,
  account: string,
  { keys, secure }: { keys: Buffer[]; secure: boolean },
): string | undefined {
  const value = (request.cookies as Record<string, unknown> | undefined)?.[nameOf(panel, secure)];
  const [, expires = '', id = '', mac = ''] = FORMAT.exec(typeof value === 'string' ? value : '') ?? [];
  if (!(Number(expires) > Date.now())) return undefined;
  const given = Buffer.from(mac, 'base64url');
  return keys.some((key) => timingSafeEqual(given, macOf(key, account, expires, id))) ? id : undefined;
}

/** Sets the device cookie after a successful sign-in. `id` is the browser's existing device id, if any. */
export function setDeviceCookie(
  response: Response,
  panel: StaffRole,
  account: string,
  {
    key,
    secure,
    maxAge,
    id = randomBytes(ID_BYTES).toString('base64url'),
  }: { key: Buffer; secure: boolean; maxAge: number; id?: string | undefined },
): void {
  const expires = String(Date.now() + maxAge);
  const mac = macOf(key, account, expires, id).toString('base64url');
  const options = { httpOnly: true, sameSite: 'strict', secure, path: PATH, maxAge } as const;
  response.cookie(nameOf(panel, secure), `${expires}.${id}.${mac}`, options);
}
