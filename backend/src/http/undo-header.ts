import type { Request } from 'express';

const UNDO_HEADER = 'X-Undo';

/** Returns whether the caller sends this request to undo an earlier change. The audit record then says so. */
export const isUndoing = (request: Request): boolean => request.get(UNDO_HEADER) === '1';
