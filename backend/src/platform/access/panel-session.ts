import type { Request } from 'express';
import { ExtractJwt } from 'passport-jwt';
import { panelOf } from './cookies.js';

const bearerTokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();

/**
 * Whether the token of a request comes in its header. Of every other Authorization header, such as the Basic one of a proxy,
 * nothing is read: then the panel's cookie counts (platform/access/jwt.strategy.ts).
 */
export const hasBearerToken = (request: Request): boolean => bearerTokenOf(request) !== null;

/** Whether a panel sends this request in the session of its cookie. Rules that documented clients do not have bind only these. */
export const isPanelSession = (request: Request): boolean =>
  panelOf(request) !== undefined && !hasBearerToken(request);
