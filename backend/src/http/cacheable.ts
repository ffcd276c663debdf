import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** For so long a client does not even ask; afterwards it asks whether anything changed. */
const FRESH_SECONDS = 60;

/**
 * Lets the client keep an answer. The ETag is made of what is answered, so all processes agree on it and nothing has to be
 * kept in step; express answers 304 to a request that names it.
 */
export function markCacheable(response: Response, details: unknown): void {
  const hash = createHash('sha256').update(JSON.stringify(details)).digest('base64url');
  response.setHeader('ETag', `"${hash}"`).setHeader('Cache-Control', `private, max-age=${FRESH_SECONDS}`);
}
