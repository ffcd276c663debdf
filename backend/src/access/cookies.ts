// Panels keep their tokens in httpOnly cookies, one pair a panel, so that all five can be open in one browser.
import type { Request, Response } from 'express';
import { isStaffRole, type StaffRole } from './roles.js';
import { ACCESS_SECONDS, type Tokens } from './sessions.service.js';

const ACCESS_PATH = '/api';
const REFRESH_PATH = '/api/auth';
const HINT_PATH = '/';
const accessName = (panel: StaffRole) => `${panel}_access`;
const refreshName = (panel: StaffRole) => `${panel}_refresh`;
/** No secret: tells the panel's scripts that there may be a session, so that they do not ask when there is none. */
const hintName = (panel: StaffRole) => `${panel}_session`;
const cookiesOf = (request: Request) => (request.cookies ?? {}) as Record<string, unknown>;
/** One cookie's text: the parser makes objects of those that begin with `j:`, and no token does. */
const textOf = (request: Request, name: string) => {
  const value = cookiesOf(request)[name];
  return typeof value === 'string' ? value : undefined;
};

/** Which panel's cookie counts: the X-Panel header, or ?panel= on a GET that cannot carry a header (picture, event stream). */
export function panelOf(request: Request): StaffRole | undefined {
  const header = request.get('x-panel');
  if (header !== undefined) return isStaffRole(header) ? header : undefined;
  const { panel } = request.query;
  return request.method === 'GET' && isStaffRole(panel) ? panel : undefined;
}

export function accessCookie(request: Request): string | null {
  const panel = panelOf(request);
  return (panel && textOf(request, accessName(panel))) ?? null;
}

export function refreshCookie(request: Request): string | undefined {
  const panel = panelOf(request);
  return panel && textOf(request, refreshName(panel));
}

/** What the hint says; the session itself may have ended. */
export const mayBeSignedIn = (request: Request, panel: StaffRole) => textOf(request, hintName(panel)) === '1';

/** Whether the request carries a panel's cookie: without the X-Panel header, a foreign page may have sent it. */
export const hasPanelCookie = (request: Request) =>
  Object.keys(cookiesOf(request)).some((name) =>
    /^(admin|bd|agencyadmin|agency|coin)_(access|refresh)$/.test(name),
  );

export function setPanelCookies(response: Response, panel: StaffRole, tokens: Tokens, secure: boolean): void {
  const shared = { httpOnly: true, sameSite: 'strict', secure } as const;
  // Without Remember Me both are gone with the browser.
  const age = (milliseconds: number) => (tokens.remember ? { maxAge: milliseconds } : {});
  response.cookie(accessName(panel), tokens.accessToken, {
    ...shared,
    path: ACCESS_PATH,
    ...age(ACCESS_SECONDS * 1000),
  });
  response.cookie(refreshName(panel), tokens.refreshToken, {
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

export function clearPanelCookies(response: Response, panel: StaffRole): void {
  response.clearCookie(accessName(panel), { path: ACCESS_PATH });
  response.clearCookie(refreshName(panel), { path: REFRESH_PATH });
  response.clearCookie(hintName(panel), { path: HINT_PATH });
}
