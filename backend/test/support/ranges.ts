import type { Response } from 'supertest';
import { expectFailure } from './errors.js';

/** The answer to a range past the end of a file of this size: a failure of its own, without the headers of the file. */
export function expectPastEnd(answer: Response, size: number): void {
  expectFailure(answer, 'RANGE_NOT_SATISFIABLE');
  expect(answer.headers).toMatchObject({
    'content-range': `bytes */${size}`,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  for (const name of ['content-disposition', 'etag', 'last-modified', 'accept-ranges'])
    expect(answer.headers).not.toHaveProperty(name);
}
