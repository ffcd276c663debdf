import type { Request } from 'express';
import { ExtractJwt } from 'passport-jwt';
import { isStaffRole, type StaffRole } from '../core/roles.js';

const bearerTokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();

/**
 * The name of the cookie with a panel's access token. `secure` adds the prefix that makes browsers refuse a cookie from a
 * sibling subdomain or over plain HTTP.
 */
export const accessCookieName = (panel: StaffRole, secure: boolean): string =>
  `${secure ? '__Host-' : ''}${panel}_access`;

/**
 * Returns the panel whose cookie counts: from the X-Panel header, or from ?panel= on a GET that cannot send headers
 * (picture, event stream).
 */
export function panelOf(request: Request): StaffRole | undefined {
  const header = request.get('x-panel');
  if (header !== undefined) return isStaffRole(header) ? header : undefined;
  const { panel } = request.query;
  return request.method === 'GET' && isStaffRole(panel) ? panel : undefined;
}

/**
 * Returns the id of the view that a panel shows (docs/rules/view-as.md): from the X-View header, or from ?view= on a GET
 * that cannot send headers. Undefined outside of views.
 */
export function viewOf(request: Request): string | undefined {
  if (request.get('x-panel') !== undefined) return request.get('x-view');
  const { view } = request.query;
  return panelOf(request) && typeof view === 'string' ? view : undefined;
}

/**
 * Returns whether the request carries a bearer token. Any other Authorization header, such as a proxy's Basic header,
 * is ignored, and the panel's cookie counts (platform/access/jwt.strategy.ts).
 */
export const hasBearerToken = (request: Request): boolean => bearerTokenOf(request) !== null;

/**
 * Returns whether a panel sends this request with its session cookie. Rules that do not exist for documented clients
 * apply only to these requests.
 */
export const isPanelSession = (request: Request): boolean =>
  panelOf(request) !== undefined && !hasBearerToken(request);
