import { type AppError, VersionConflict } from '../core/errors.js';

/** Returns the response body of a failure, the same wherever the failure occurs. */
export const failureBody = (error: AppError, requestId: string) => ({
  success: 0,
  message: error.message,
  code: error.code,
  errors: error.errors,
  ...(error instanceof VersionConflict && {
    details: error.conflict.details,
    changedBy: error.conflict.changed?.by,
    changedAt: error.conflict.changed?.at.toISOString(),
  }),
  requestId,
});
