// Panels keep their tokens in httpOnly cookies, one pair a panel, so that all five can be open in one browser.
import type { Request, Response } from 'express';
import type { StaffRole } from '../../core/roles.js';
import { panelOf } from '../../http/panel-session.js';
import { ACCESS_SECONDS, type Tokens } from './sessions.service.js';

/** The whole site, so that a page can be served with its first data. Only calls below /api act on it. */
const ACCESS_PATH = '/';
const REFRESH_PATH = '/api/auth';
const HINT_PATH = '/';
/** The previous version's path of the access token. Browsers send the cookie of the longer path first. */
const OLD_ACCESS_PATH = '/api';
/** `secure`: adds the prefixes that make browsers refuse cookies from a sibling subdomain or from plain HTTP. */
const accessName = (panel: StaffRole, secure: boolean) => `${secure ? '__Host-' : ''}${panel}_access`;
const refreshName = (panel: StaffRole, secure: boolean) => `${secure ? '__Secure-' : ''}${panel}_refresh`;
/** No secret: tells the panel's scripts that there may be a session, so that they do not ask when there is none. */
const hintName = (panel: StaffRole) => `${panel}_session`;
const cookiesOf = (request: Request) => (request.cookies ?? {}) as Record<string, unknown>;
/** The text of one cookie. The parser turns values that begin with `j:` into objects; tokens never begin with `j:`. */
const textOf = (request: Request, name: string) => {
  const value = cookiesOf(request)[name];
  return typeof value === 'string' ? value : undefined;
};

/** The access token in the cookie of the panel that the request names. `secure`: the prefixed cookie of production. */
export function accessCookie(request: Request, secure: boolean): string | null {
  const panel = panelOf(request);
  return (panel && accessCookieOf(request, panel, secure)) ?? null;
}

/** The access token in the cookie of one panel, whichever panel the request names. */
export const accessCookieOf = (request: Request, panel: StaffRole, secure: boolean): string | undefined =>
  textOf(request, accessName(panel, secure));

/** The refresh token in the cookie of the panel that the request names. */
export function refreshCookie(request: Request, secure: boolean): string | undefined {
  const panel = panelOf(request);
  return panel && textOf(request, refreshName(panel, secure));
}

/** What the hint says; the session itself may have ended. */
export const mayBeSignedIn = (request: Request, panel: StaffRole) => textOf(request, hintName(panel)) === '1';

/** Whether the request carries a panel's cookie: without the X-Panel header, a foreign page may have sent it. */
export const hasPanelCookie = (request: Request) =>
  Object.keys(cookiesOf(request)).some((name) =>
    /^(__(Host|Secure)-)?(admin|bd|agencyadmin|agency|coin)_(access|refresh)$/.test(name),
  );

/** Sets a panel's cookies for these tokens. `secure`: production. */
export function setPanelCookies(response: Response, panel: StaffRole, tokens: Tokens, secure: boolean): void {
  clearOldCookies(response, panel, secure);
  const shared = { httpOnly: true, sameSite: 'strict', secure } as const;
  // Without Remember Me both are gone with the browser.
  const age = (milliseconds: number) => (tokens.remember ? { maxAge: milliseconds } : {});
  response.cookie(accessName(panel, secure), tokens.accessToken, {
    ...shared,
    path: ACCESS_PATH,
    ...age(ACCESS_SECONDS * 1000),
  });
  response.cookie(refreshName(panel, secure), tokens.refreshToken, {
    ...shared,
    path: REFRESH_PATH,
    ...age(tokens.sessionLeft),
  });
  response.cookie(hintName(panel), '1', {
    ...shared,
    httpOnly: false,
    path: HINT_PATH,
    ...age(tokens.sessionLeft),
  });
}

/** Clears a panel's cookies. Browsers require Secure on every Set-Cookie of a prefixed name, also to clear the cookie. */
export function clearPanelCookies(response: Response, panel: StaffRole, secure: boolean): void {
  clearOldCookies(response, panel, secure);
  response.clearCookie(accessName(panel, secure), { path: ACCESS_PATH, secure });
  response.clearCookie(refreshName(panel, secure), { path: REFRESH_PATH, secure });
  response.clearCookie(hintName(panel), { path: HINT_PATH });
}

/** Clears the previous version's cookies: the access token below /api, and in production both names without a prefix. */
function clearOldCookies(response: Response, panel: StaffRole, secure: boolean): void {
  response.clearCookie(accessName(panel, false), { path: OLD_ACCESS_PATH });
  if (secure) response.clearCookie(refreshName(panel, false), { path: REFRESH_PATH });
}
