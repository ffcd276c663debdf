import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Error as MongooseErrors } from 'mongoose';
import { MulterError } from 'multer';
import { isDatabaseAway } from '../core/database-away.js';
import { isDiskFull, noteFullDisk } from '../core/disk-full.js';
import { duplicateField } from '../core/duplicate.js';
import {
  AppError,
  fieldError,
  messageOf,
  RangeNotSatisfiable,
  statusOf,
  takenError,
} from '../core/errors.js';
import { BODY_KINDS } from './body-kinds.js';
import { failureBody } from './failure.js';

/** The value of Retry-After in seconds when the database is unavailable. */
const RETRY_SECONDS = 5;

/** The value of Retry-After in seconds when a disk is full. */
const DISK_RETRY_SECONDS = 60;

/** Headers that describe the file that a call was about to send. A failure has a body of its own. */
const OF_CONTENT = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/**
 * Answers every failure in the API's error format. Only the message of an AppError reaches the client, never a stack, a
 * query or a driver text.
 */
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
    if (isDiskFull(error)) noteFullDisk();
    if (failure.code === 'UNAVAILABLE')
      this.logger.warn({ msg: 'Unavailable', reason: reasonOf(error), requestId });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const name of OF_CONTENT) response.removeHeader(name);
    if (failure instanceof RangeNotSatisfiable)
      response.setHeader('Content-Range', `bytes */${failure.size}`);
    if (failure.retryAfter !== undefined) response.setHeader('Retry-After', String(failure.retryAfter));
    if (failure.code === 'UNSUPPORTED_TYPE') response.setHeader('Accept', BODY_KINDS.join(', '));
    response.status(statusOf(failure.code)).setHeader('Cache-Control', 'no-store');
    response.json(failureBody(failure, requestId));
  }
}

/** Returns the cause of an error, without the server details that the driver adds. */
const reasonOf = (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error);

/** Converts any error to the AppError that the client may see. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const duplicate = duplicateField(error);
  if (duplicate) return takenError(duplicate);
  if (error instanceof MongooseErrors.VersionError) return new AppError('VERSION_CONFLICT');
  if (isDatabaseAway(error)) {
    const message = 'The database does not respond. Please try again in a few seconds';
    return new AppError('UNAVAILABLE', message, undefined, RETRY_SECONDS, { cause: error });
  }
  if (isDiskFull(error)) {
    const message = 'The disk of the server is full. Please try again in a minute, or tell an administrator';
    return new AppError('UNAVAILABLE', message, undefined, DISK_RETRY_SECONDS, { cause: error });
  }
  if (error instanceof MulterError) return formFailure(error);
  const status = statusIn(error);
  if (status === 404) return new AppError('NOT_FOUND');
  if (status === 413) return new AppError('TOO_LARGE');
  if (status === 415) return new AppError('UNSUPPORTED_TYPE');
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('VALIDATION_FAILED', 'The request could not be read');
  }
  return new AppError('INTERNAL', messageOf('INTERNAL'));
}

function formFailure({ code, field }: MulterError): AppError {
  if (code === 'LIMIT_FILE_SIZE') {
    const message = 'This file is too large';
    return new AppError('TOO_LARGE', message, field ? [{ field, message }] : []);
  }
  if (code === 'LIMIT_FIELD_VALUE' && field) return fieldError(field, 'This text is too long');
  if (code === 'LIMIT_UNEXPECTED_FILE' && field) return fieldError(field, 'This field takes no other file');
  if (code === 'LIMIT_FILE_COUNT')
    return new AppError('VALIDATION_FAILED', 'The form has more files than this call takes');
  return new AppError('VALIDATION_FAILED', 'The form could not be read');
}

/** Returns the HTTP status that an exception of Nest or a parser of Express carries. */
function statusIn(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') return error.status;
  return undefined;
}
