// Panels keep their tokens in httpOnly cookies, one pair per panel, so that all five panels can be open in one browser.
import type { Request, Response } from 'express';
import type { StaffRole } from '../../core/roles.js';
import { accessCookieName, panelOf, viewOf } from '../../http/panel-session.js';
import { ACCESS_SECONDS, type Tokens } from './session-tokens.js';

/**
 * Covers the whole site, so that the server can include first data in a page. Only calls below /api act on the cookie.
 */
const ACCESS_PATH = '/';
const REFRESH_PATH = '/api/auth';
const HINT_PATH = '/';
/** The path of the access cookie in the previous version. Browsers send the cookie with the longer path first. */
const OLD_ACCESS_PATH = '/api';
/** `secure` adds the name prefixes that make browsers refuse cookies from a sibling subdomain or over plain HTTP. */
const refreshName = (panel: StaffRole, secure: boolean) => `${secure ? '__Secure-' : ''}${panel}_refresh`;
/** The name of the cookie of a view. A browser has one view at a time, in addition to the sessions of its panels. */
const viewName = (secure: boolean) => `${secure ? '__Host-' : ''}view_access`;
/**
 * The name of the hint cookie. The hint is not secret: the panel's scripts read from it that a session may exist, and
 * skip the session request otherwise.
 */
const hintName = (panel: StaffRole) => `${panel}_session`;
const cookiesOf = (request: Request) => (request.cookies ?? {}) as Record<string, unknown>;
/**
 * Returns the text of one cookie. The parser turns values that begin with `j:` into objects; tokens never begin with
 * `j:`.
 */
const textOf = (request: Request, name: string) => {
  const value = cookiesOf(request)[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Returns the access token from the cookie of the panel that the request names, or from that of the view. `secure`
 * selects the prefixed cookie of production.
 */
export function accessCookie(request: Request, secure: boolean): string | null {
  if (viewOf(request) !== undefined) return textOf(request, viewName(secure)) ?? null;
  const panel = panelOf(request);
  return (panel && accessCookieOf(request, panel, secure)) ?? null;
}

/** Returns the access token from the cookie of this panel, whichever panel the request names. */
export const accessCookieOf = (request: Request, panel: StaffRole, secure: boolean): string | undefined =>
  textOf(request, accessCookieName(panel, secure));

/** Returns the refresh token from the cookie of the panel that the request names. */
export function refreshCookie(request: Request, secure: boolean): string | undefined {
  const panel = panelOf(request);
  return panel && textOf(request, refreshName(panel, secure));
}

/** Returns whether the hint cookie is set. The session itself may have ended. */
export const mayBeSignedIn = (request: Request, panel: StaffRole) => textOf(request, hintName(panel)) === '1';

/**
 * Returns whether the request carries a panel cookie. Without the X-Panel header, a foreign page may have sent such a
 * request.
 */
export const hasPanelCookie = (request: Request) =>
  Object.keys(cookiesOf(request)).some((name) =>
    /^(__(Host|Secure)-)?(admin|bd|agencyadmin|agency|coin|view)_(access|refresh)$/.test(name),
  );

/** Sets a panel's cookies for these tokens. `secure` is true in production. */
export function setPanelCookies(response: Response, panel: StaffRole, tokens: Tokens, secure: boolean): void {
  clearOldCookies(response, panel, secure);
  const shared = { httpOnly: true, sameSite: 'strict', secure } as const;
  // Without Remember Me, the cookies end with the browser session.
  const age = (milliseconds: number) => (tokens.remember ? { maxAge: milliseconds } : {});
  response.cookie(accessCookieName(panel, secure), tokens.accessToken, {
    ...shared,
    path: ACCESS_PATH,
    ...age(ACCESS_SECONDS * 1000),
  });
  response.cookie(refreshName(panel, secure), tokens.refreshToken, {
    ...shared,
    path: REFRESH_PATH,
    ...age(tokens.sessionLeft),
  });
  // A half-open session shows nothing: a page that is loaded again begins with the sign-in.
  if (tokens.codeDue) response.clearCookie(hintName(panel), { path: HINT_PATH });
  else
    response.cookie(hintName(panel), '1', {
      ...shared,
      httpOnly: false,
      path: HINT_PATH,
      ...age(tokens.sessionLeft),
    });
}

/**
 * Clears a panel's cookies. Browsers require the Secure attribute on every Set-Cookie of a prefixed name, even to clear
 * the cookie.
 */
export function clearPanelCookies(response: Response, panel: StaffRole, secure: boolean): void {
  clearOldCookies(response, panel, secure);
  response.clearCookie(accessCookieName(panel, secure), { path: ACCESS_PATH, secure });
  response.clearCookie(refreshName(panel, secure), { path: REFRESH_PATH, secure });
  response.clearCookie(hintName(panel), { path: HINT_PATH });
}

/**
 * Clears the previous version's cookies: the access token below /api and, in production, both names without a prefix.
 */
function clearOldCookies(response: Response, panel: StaffRole, secure: boolean): void {
  response.clearCookie(accessCookieName(panel, false), { path: OLD_ACCESS_PATH });
  if (secure) response.clearCookie(refreshName(panel, false), { path: REFRESH_PATH });
}

/** Sets the cookie of a view, which ends with the view. */
export function setViewCookie(response: Response, accessToken: string, expires: Date, secure: boolean): void {
  const options = { httpOnly: true, sameSite: 'strict', secure, path: ACCESS_PATH, expires } as const;
  response.cookie(viewName(secure), accessToken, options);
}

export const clearViewCookie = (response: Response, secure: boolean): void =>
  void response.clearCookie(viewName(secure), { path: ACCESS_PATH, secure });
