// Answers requests that Node's HTTP parser rejects before the application sees them (headers that are too long, bytes
// that are not HTTP), in the API's error format.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, statusOf } from '../core/errors.js';
import { failureBody } from './failure.js';

interface ClientError extends NodeJS.ErrnoException {
  /** The last bytes that the client sent. */
  rawPacket?: Buffer;
}

export function answerClientError(
  { code = '', rawPacket }: ClientError,
  socket: Duplex,
  production: boolean,
): void {
  const isGone = !socket.writable || code === 'ECONNRESET';
  // A client that sends too slowly gets no response.
  if (isGone || code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.destroy();
    return;
  }
  const failure =
    code === 'HPE_HEADER_OVERFLOW'
      ? new AppError('TOO_LARGE')
      : new AppError('VALIDATION_FAILED', 'Malformed request');
  const requestId = randomUUID();
  const body = JSON.stringify(failureBody(failure, requestId));
  const status = statusOf(failure.code);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      ...(production ? ['Strict-Transport-Security: max-age=31536000; includeSubDomains'] : []),
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      // A response to HEAD has no body.
      rawPacket?.toString('latin1', 0, 5) === 'HEAD ' ? '' : body,
    ].join('\r\n'),
  );
}
