import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { QueryFilter } from 'mongoose';
import { markCacheable } from '../../../http/cacheable.js';
import type { HttpContext } from '../../../http/http-context.js';
import type { Catalogue } from './catalogue.js';
import type { CatalogueRecord } from './catalogue-record.js';

/** Documents the 304 response of a controller's endpoints. */
export const ApiNotModified = () =>
  applyDecorators(
    ApiHeader({
      name: 'If-None-Match',
      required: false,
      description: 'The ETag of an earlier response: returns 304 without a body when nothing has changed',
    }),
    ApiResponse({ status: 304, description: 'Nothing has changed since the response with that ETag' }),
  );

/**
 * Returns all records of a catalogue that the app shows, in the app's order. Marks the response as cacheable: an
 * unchanged response is answered with 304.
 */
export async function readForApp<T extends CatalogueRecord, Response>(
  catalogue: Catalogue<T>,
  toResponse: (record: T) => Response,
  { response }: HttpContext,
  where: QueryFilter<T> = {},
): Promise<{ details: Response[] }> {
  const details = (await catalogue.shown(where)).map((record) => toResponse(record));
  markCacheable(response, details);
  return { details };
}
