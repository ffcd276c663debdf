import type { Request } from 'express';
import { ExtractJwt } from 'passport-jwt';
import { isStaffRole, type StaffRole } from '../core/roles.js';

const bearerTokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();

/** Which panel's cookie counts: the X-Panel header, or ?panel= on a GET that cannot carry a header (picture, event stream). */
export function panelOf(request: Request): StaffRole | undefined {
  const header = request.get('x-panel');
  if (header !== undefined) return isStaffRole(header) ? header : undefined;
  const { panel } = request.query;
  return request.method === 'GET' && isStaffRole(panel) ? panel : undefined;
}

/**
 * Whether the token of a request comes in its header. Of every other Authorization header, such as the Basic one of a proxy,
 * nothing is read: then the panel's cookie counts (platform/access/jwt.strategy.ts).
 */
export const hasBearerToken = (request: Request): boolean => bearerTokenOf(request) !== null;

/** Whether a panel sends this request in the session of its cookie. Rules that documented clients do not have bind only these. */
export const isPanelSession = (request: Request): boolean =>
  panelOf(request) !== undefined && !hasBearerToken(request);
