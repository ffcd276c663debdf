import type { AppError } from '../core/errors.js';

/** Returns the response body of a failure, the same wherever the failure occurs. */
export const failureBody = ({ code, message, errors }: AppError, requestId: string) => ({
  success: 0,
  message,
  code,
  errors,
  requestId,
});
