import type { Request, Response } from 'express';
import { addressOf } from '../core/address.js';
import type { Caller } from '../core/caller.js';
import type { RequestContext } from '../core/request-context.js';
import { isPanelSession } from './panel-session.js';
import { isUndoing } from './undo-header.js';

/** Returns the context of a request whose caller the guard has identified. */
export const requestContextOf = (request: Request, response: Response): RequestContext => ({
  requestId: String(request.id),
  address: addressOf(request),
  userAgent: request.get('user-agent') ?? '',
  isPanel: isPanelSession(request),
  isUndo: isUndoing(request),
  storedFiles: [],
  caller: request.user as Caller,
  isGone: () => response.destroyed,
});
