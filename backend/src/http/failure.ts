import type { AppError } from '../core/errors.js';

/** The body of every failure, wherever it is answered. */
export const failureBody = ({ code, message, errors }: AppError, requestId: string) => ({
  success: 0,
  message,
  code,
  errors,
  requestId,
});
