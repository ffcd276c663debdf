import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MulterError } from 'multer';
import { duplicateField } from '../database/duplicate.js';
import { AppError, messageOf, statusOf, takenError } from './errors.js';

/** Answers every failure in the one format. Only an AppError's own words reach the client: no stack, query or driver text does. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const failure = toAppError(error);
    const requestId = String(request.id);
    if (failure.code === 'INTERNAL') this.logger.error({ msg: 'Unexpected error', err: error, requestId });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (failure.retryAfter !== undefined) response.setHeader('Retry-After', String(failure.retryAfter));
    const { code, message, errors } = failure;
    response.status(statusOf(code)).json({ success: 0, message, code, errors, requestId });
  }
}

/** What the client may know of any error. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const duplicate = duplicateField(error);
  if (duplicate) return takenError(duplicate);
  if (error instanceof MulterError) {
    return error.code === 'LIMIT_FILE_SIZE'
      ? new AppError(
          'TOO_LARGE',
          'This file is too large',
          error.field ? [{ field: error.field, message: 'This file is too large' }] : [],
        )
      : new AppError('VALIDATION_FAILED', 'The form could not be read');
  }
  const status = statusIn(error);
  if (status === 404) return new AppError('NOT_FOUND');
  if (status === 413) return new AppError('TOO_LARGE');
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAILED', 'The request could not be read');
  }
  return new AppError('INTERNAL', messageOf('INTERNAL'));
}

/** The status that Nest's exceptions and Express's parsers carry. */
function statusIn(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return undefined;
}
