// What Node's parser refuses never reaches the application: headers that are too long, bytes that are no HTTP.
// It is answered here, in the one format.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, messageOf, statusOf } from './errors.js';

const CODES: Record<string, ErrorCode> = { HPE_HEADER_OVERFLOW: 'TOO_LARGE' };

export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const isGone = !socket.writable || code === 'ECONNRESET';
  // A client that sends too slowly waits for no answer.
  if (isGone || code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.destroy();
    return;
  }
  const failure = CODES[code] ?? 'VALIDATION_FAILED';
  const message = failure === 'TOO_LARGE' ? messageOf(failure) : 'This is no request that can be read';
  const requestId = randomUUID();
  const body = JSON.stringify({ success: 0, message, code: failure, requestId });
  const status = statusOf(failure);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
