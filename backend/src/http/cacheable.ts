import { createHash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';

/** How many seconds a client uses its copy without revalidation. */
const FRESH_SECONDS = 60;

/**
 * Lets the client cache a response. The ETag is a hash of the content, so all processes compute the same ETag without
 * shared state; Express answers 304 to a request that sends this ETag.
 */
export function markCacheable(response: Response, details: unknown): void {
  const hash = createHash('sha256').update(JSON.stringify(details)).digest('base64url');
  response.setHeader('ETag', `"${hash}"`).setHeader('Cache-Control', `private, max-age=${FRESH_SECONDS}`);
}

/** Documents the 304 response of a controller's endpoints, which call `markCacheable`. */
export const ApiNotModified = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The ETag of an earlier response: returns 304 without a body when nothing has changed',
    }),
    ApiResponse({ status: 304, description: 'Nothing has changed since the response with that ETag' }),
  );
