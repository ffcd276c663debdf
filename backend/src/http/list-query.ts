import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { FreeText, Id, Int, Optional } from './fields.js';

/**
 * The page parameters of a list. Without page and limit, a list returns up to 1,000 records, as older clients expect.
 */
export class PageQuery {
  @Optional() @Int(1, 1_000_000, { description: 'Page number, from 1', example: 1 }) page?: number;
  @Optional() @Int(1, 100, { description: 'Records per page', example: 20 }) limit?: number;
}

/** The query parameters of a searchable list. */
export class ListQuery extends PageQuery {
  @Optional()
  @FreeText(100, { description: 'Case-insensitive; matches anywhere in the text', example: '' })
  search?: string;

  @Optional()
  @Id({
    description:
      'Returns the page that contains the record with this id, with its number as `page`; returns the requested page when the list has no such record',
  })
  around?: string;
}

/** The sort parameter of a list: `field` or `-field` for one of these fields; other values are rejected. */
export const Sort = (...fields: string[]) => {
  const values = fields.flatMap((field) => [field, `-${field}`]);
  return applyDecorators(
    IsOptional(),
    IsIn(values, { message: `Must be one of ${fields.join(', ')}, with a leading - for descending order` }),
    ApiProperty({ required: false, enum: values, description: 'A field, or -field for descending order' }),
  );
};

export interface Page {
  page: number;
  limit: number;
  /** The id of the record whose page to return. */
  around?: string | undefined;
}

/** Returns the page and size of a query; `usual` is the size when the query has only a page. */
export const pageOf = (
  {
    page,
    limit,
    around,
  }: { page?: number | undefined; limit?: number | undefined; around?: string | undefined },
  usual = 5,
): Page =>
  page === undefined && limit === undefined
    ? { page: 1, limit: 1000, around }
    : { page: page ?? 1, limit: limit ?? usual, around };
