import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { texts } from './api.texts';
import type { ErrorCode } from './error-code.gen';
import type { BrokenUpload } from './send-with-progress';

export interface FieldError {
  field: string;
  message: string;
}

/**
 * The common shape of all request errors: the server's error envelope, or a local message with status 0 for no answer.
 */
export interface ApiError {
  status: number;
  /**
   * CANCELLED and NOT_SENT: a form of which only a part left the browser, so that the server has done nothing.
   * FILE_CHANGED: the same, because the browser could not read a file of the form.
   */
  code:
    | ErrorCode
    | 'NETWORK'
    | 'TIMEOUT'
    | 'NOT_JSON'
    | 'UNKNOWN'
    | 'CANCELLED'
    | 'NOT_SENT'
    | 'FILE_CHANGED';
  message: string;
  errors: FieldError[];
  requestId?: string | undefined;
  /** VERSION_CONFLICT: the present record, and who changed it last and when, if known (`conflict.ts`). */
  details?: unknown;
  changedBy?: string | undefined;
  changedAt?: string | undefined;
}

type Envelope = Partial<Omit<ApiError, 'status'>>;

const isEnvelope = (data: unknown): data is Envelope => typeof data === 'object' && data !== null;

export function toApiError(error: FetchBaseQueryError): ApiError {
  const silent = { status: 0, errors: [] };
  if (error.status === 'FETCH_ERROR') return { ...silent, code: 'NETWORK', message: texts.unreachable };
  if (error.status === 'TIMEOUT_ERROR') return { ...silent, code: 'TIMEOUT', message: texts.timeout };
  if (error.status === 'PARSING_ERROR') {
    const { originalStatus: status } = error;
    return { status, code: 'NOT_JSON', message: texts.notJson(status), errors: [] };
  }
  if (error.status === 'CUSTOM_ERROR') return { ...silent, code: 'UNKNOWN', message: texts.unknown };
  const sent: Envelope = isEnvelope(error.data) ? error.data : {};
  return {
    status: error.status,
    code: sent.code ?? 'UNKNOWN',
    message: sent.message ?? texts.unknown,
    errors: sent.errors ?? [],
    requestId: sent.requestId,
    details: sent.details,
    changedBy: sent.changedBy,
    changedAt: sent.changedAt,
  };
}

/** Returns the error of a form whose files in these fields changed after they were chosen. */
export function fileChanged(fields: readonly string[]): ApiError {
  const message = texts.fileChanged;
  return { status: 0, code: 'FILE_CHANGED', message, errors: fields.map((field) => ({ field, message })) };
}

/** Returns the error of a form without an answer. NETWORK: the server may have carried out the call. */
export function brokenUpload({ cancelled, mayBeDone }: BrokenUpload): ApiError {
  const silent = { status: 0, errors: [] };
  if (cancelled)
    return mayBeDone
      ? { ...silent, code: 'NETWORK', message: texts.cancelledLate }
      : { ...silent, code: 'CANCELLED', message: texts.cancelled };
  return mayBeDone
    ? { ...silent, code: 'NETWORK', message: texts.unreachable }
    : { ...silent, code: 'NOT_SENT', message: texts.notSent };
}
