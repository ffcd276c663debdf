import type { Request } from 'express';
import { addressOf } from '../../core/address.js';
import type { Origin } from '../../platform/sign-ins/sign-in-log.js';

/** Returns where a request came from, for the sign-in history. */
export const originOf = (request: Request): Origin => ({
  address: addressOf(request),
  userAgent: request.get('user-agent') ?? '',
});
