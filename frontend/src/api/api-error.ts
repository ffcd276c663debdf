import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { texts } from './api.texts';
import type { ErrorCode } from './error-code.gen';

export interface FieldError {
  field: string;
  message: string;
}

/**
 * The common shape of all request errors: the server's error envelope, or a local message with status 0 for no answer.
 */
export interface ApiError {
  status: number;
  code: ErrorCode | 'NETWORK' | 'TIMEOUT' | 'NOT_JSON' | 'UNKNOWN';
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
