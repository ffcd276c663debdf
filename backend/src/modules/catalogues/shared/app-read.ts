import type { QueryFilter } from 'mongoose';
import { markCacheable } from '../../../http/cacheable.js';
import type { HttpContext } from '../../../http/http-context.js';
import type { Catalogue } from './catalogue.js';
import type { CatalogueRecord } from './catalogue-record.js';

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
  const details = (await catalogue.visible(where)).map((record) => toResponse(record));
  markCacheable(response, details);
  return { details };
}
