import type { Request } from 'express';

/** Whether a panel sends this authenticated request, by its cookie. Other clients send `Authorization: Bearer`. */
export const isPanelSession = (request: Request): boolean => request.get('authorization') === undefined;
