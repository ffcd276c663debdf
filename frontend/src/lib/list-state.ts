import { fewestRows, mostRows } from './fit';
import { searchLimit } from './shared-limits.gen';

/** Reads and writes the state of a list as query parameters; default values are left out of the address. */
export const pageSizes = [5, 10, 20, 50] as const;

export interface ListValues {
  page: number;
  limit: number;
  search: string;
  sort?: string | undefined;
}
/** An order of a list, as the address and the API name it. */
export interface ListOrder {
  value: string;
  label: string;
}

export type ListPatch = Partial<ListValues>;
export interface ListDefaults {
  limit?: number | undefined;
  /** The number of rows that fit into the window, if the reader wants the list to fit. */
  fit?: number | undefined;
  sort?: string | undefined;
  /** The fields by which the list can be sorted; other fields in the address are ignored. */
  sorts?: readonly string[] | undefined;
  /** The prefix of the parameter names, for screens with several lists. */
  prefix?: string | undefined;
}

function whole(text: string | null): number | undefined {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value > 0 ? value : undefined;
}

export function readListState(params: URLSearchParams, defaults: ListDefaults): ListValues {
  const { prefix = '' } = defaults;
  const asked = whole(params.get(`${prefix}limit`));
  const isKnown = asked !== undefined && asked >= fewestRows && asked <= mostRows;
  const limit = isKnown ? asked : (defaults.fit ?? defaults.limit ?? pageSizes[0]);
  const sort = params.get(`${prefix}sort`);
  const sortable = sort !== null && defaults.sorts?.includes(sort.replace(/^-/, ''));
  return {
    page: whole(params.get(`${prefix}page`)) ?? 1,
    limit,
    search: (params.get(`${prefix}search`) ?? '').slice(0, searchLimit.maxLength),
    sort: sortable ? sort : defaults.sort,
  };
}

export function writeListState(
  current: URLSearchParams,
  patch: ListPatch,
  defaults: ListDefaults,
): URLSearchParams {
  // A new search, page size or order starts at the first page.
  const next = { ...readListState(current, defaults), page: 1, ...patch };
  const params = new URLSearchParams(current);
  const put = (name: string, value: string | undefined, standard: string | undefined) => {
    const named = (defaults.prefix ?? '') + name;
    if (!value || value === standard) params.delete(named);
    else params.set(named, value);
  };
  // Other rows: what was open is not among them.
  params.delete(`${defaults.prefix ?? ''}open`);
  put('page', String(next.page), '1');
  // The number that fits is another one in the window of a colleague: a shared address carries it.
  put('limit', String(next.limit), defaults.fit ? undefined : String(defaults.limit ?? pageSizes[0]));
  put('search', next.search.trim(), undefined);
  put('sort', next.sort, defaults.sort);
  return params;
}

/** Returns the address with another number of rows, on the page that contains the first row of the present one. */
export function resized(current: URLSearchParams, limit: number, defaults: ListDefaults): URLSearchParams {
  const { page, limit: before } = readListState(current, defaults);
  return writeListState(current, { limit, page: Math.floor(((page - 1) * before) / limit) + 1 }, defaults);
}

/** Returns the pages that the pager offers: the current page plus or minus two. */
export function pageWindow(page: number, pages: number): number[] {
  const from = Math.max(1, page - 2);
  const to = Math.min(pages, page + 2);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

/** Returns the next `sort` after a click on a column head: unsorted, ascending, descending. */
export function nextSort(current: string | undefined, field: string): string | undefined {
  if (current === field) return `-${field}`;
  return current === `-${field}` ? undefined : field;
}
