import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { grouped } from '../core/grouped.js';
import { DaysOf, filtersIn } from './filter-fields.js';
import { FreeText, Id, Int, OneOf, Optional, SearchTextOrEmpty, TimeZone } from './fields.js';
import { RefuseUnknown } from './refuse-unknown.js';
import { EXPORT_FORMATS, type ExportFormat, type Portion, portionOf } from './portion.js';

/**
 * The page parameters of a list. Without page and limit, a list returns up to 1,000 records, as older clients expect.
 */
export class PageQuery {
  @Optional() @Int(1, 1_000_000, { description: 'Page number, from 1', example: 1 }) page?: number;
  @Optional() @Int(1, 100, { description: 'Records per page', example: 20 }) limit?: number;
}

/** The page parameters of a list for staff, and those that turn the list into a file (http/exports/). */
export class ExportedPageQuery extends PageQuery {
  @Optional()
  @OneOf(EXPORT_FORMATS, 'ExportFormat', {
    description: 'For staff: streams all matching records as a file instead of one page',
  })
  format?: ExportFormat;
  @Optional()
  @FreeText(8000, {
    description:
      'Columns of the file: `field` or `field:Title`, each percent-encoded, separated by commas; omitted: all plain fields',
    example: 'username,createdAt:Joined',
  })
  columns?: string;
  @Optional()
  @TimeZone({
    description: 'Time zone of the times in the file; omitted: that of the installation',
    example: 'Asia/Kolkata',
  })
  timeZone?: string;
}

/** The query parameters of a searchable list for staff. */
export class ListQuery extends ExportedPageQuery {
  @Optional()
  @SearchTextOrEmpty(100, { description: 'Case-insensitive; matches anywhere in the text', example: '' })
  search?: string;

  @Optional()
  @Id({
    description:
      'Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record',
  })
  around?: string;
}

/** The days that a list of several kinds of records is filtered by. Each kind stores its time in another field. */
export class DayRangeQuery extends DaysOf() {}

/** The parts of a list's query that say which page or file to answer, not which records match. */
const SHOWN = ['page', 'limit', 'around', 'format', 'columns', 'timeZone'] as const;

/**
 * Returns the class of the search and the filters of a list's query, for a call that works on everything that the list
 * shows. Refuses an unknown filter: without it, more records would match than the caller meant.
 */
export function filtersOf<T extends ListQuery & { sort?: string }>(query: Type<T>) {
  const Filters = OmitType(query, [...SHOWN, 'sort'] as const);
  RefuseUnknown()(Filters);
  return Filters;
}

/** The order of a list by the time of its records; with the minus, newest first. */
export type TimeOrder = 'createdAt' | '-createdAt';

/** The sort parameter of a list: `field` or `-field` for one of these fields; other values are rejected. */
export const Sort = (...fields: string[]) => {
  const values = fields.flatMap((field) => [field, `-${field}`]);
  return applyDecorators(
    IsOptional(),
    IsIn(values, { message: `Must be one of ${fields.join(', ')}, with a leading - for descending order` }),
    ApiProperty({ required: false, enum: values, description: 'A field, or -field for descending order' }),
  );
};

/** The records of a list without page and limit. */
const MOST_AT_ONCE = 1000;

export interface Page {
  page: number;
  limit: number;
  /** The id of the record whose page to return. */
  around?: string | undefined;
  /** The portion of an export, which takes the place of the page (`findPage`). */
  portion?: Portion | undefined;
  /** The names of the set filters beyond the documented API. They limit the time of the read of a page. */
  filters?: readonly string[];
}

interface Asked {
  page?: number | undefined;
  limit?: number | undefined;
  around?: string | undefined;
}

/**
 * Returns the page and size of a query; `usual` is the size when the query has only a page. Takes the whole query,
 * because an export hides its portion in the query, and the class of the query names its filters. A query without
 * filters may be the rest of one (`{ status, ...page }`).
 */
export function pageOf(query: Asked, usual = 5): Page {
  const { page, limit, around } = query;
  const portion = portionOf(query);
  if (portion) {
    portion.isRead = true;
    return { page: portion.number, limit: portion.limit, portion };
  }
  const filters = filtersIn(query);
  return page === undefined && limit === undefined
    ? { page: 1, limit: MOST_AT_ONCE, around, filters }
    : { page: page ?? 1, limit: limit ?? usual, around, filters };
}

/**
 * Returns the message of a list without page and limit that has more records than it answers; nothing for any other
 * list. `what` names the records and their order: 'newest transfers'.
 */
export const cutMessage = ({ page, limit }: Asked, total: number, what: string): { message?: string } =>
  page === undefined && limit === undefined && total > MOST_AT_ONCE
    ? {
        message: `The ${grouped(MOST_AT_ONCE)} ${what} of ${grouped(total)}. Send page and limit to read the others`,
      }
    : {};

/** Works something out once for an export, and for each answer otherwise: sums over all pages, lists made in memory. */
export const once = <T>({ portion }: Page, name: string, work: () => T): T =>
  portion ? portion.once(name, work) : work();
