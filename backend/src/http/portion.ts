// Carries an export through the call of its list: the query or body holds the portion under a symbol, which
// `{ ...query }` copies, and `pageOf` hands the portion to the service.

export const PORTION = Symbol('portion');

/** The kinds of files that a list can be. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The records that an export reads at a time. Lists answer up to 100 records a page, so every service can read these. */
const SIZE = 100;

interface FileAsked {
  format?: ExportFormat | undefined;
  columns?: string | undefined;
  timeZone?: string | undefined;
}

interface Query extends FileAsked {
  page?: number;
  limit?: number;
  around?: string;
  [PORTION]?: Portion;
}

/** The parameters that an export takes out of a query. */
const NOTHING = {
  ...{ format: undefined, columns: undefined, timeZone: undefined },
  ...{ page: undefined, limit: undefined, around: undefined },
};

/**
 * The next records of an export: the handler of the list runs once for each portion. `findPage` reads a portion by the
 * sort values of the last record; lists that sort in memory answer it as a page.
 */
export class Portion {
  /** The number of the portion, from 1. */
  number = 1;
  readonly limit = SIZE;
  /** The sort values of the last record. undefined before the first portion, and in lists without sort values. */
  after: Record<string, unknown> | undefined;
  /** Whether the records that were read by their sort values have ended. */
  isLast = false;
  /** Whether the handler reads portions. Otherwise its first answer is the whole list. */
  isRead = false;
  /** What the query asks for: the parameters of the file, and the filter, search and sort of the list. */
  asked: (FileAsked & { filter: Record<string, unknown> }) | undefined;
  private readonly results = new Map<string, unknown>();

  /** Takes the parameters of the file and the page out of a validated query, and puts the portion into it. */
  join(query: Query): void {
    const { format, columns, timeZone, page: _page, limit: _limit, around: _around, ...filter } = query;
    Object.assign(query, NOTHING);
    query[PORTION] = this;
    this.asked = { format, columns, timeZone, filter };
  }

  /** Returns what `work` gives, worked out once for the whole export: totals, sums, a list that is made in memory. */
  once<T>(name: string, work: () => T): T {
    if (!this.results.has(name)) this.results.set(name, work());
    return this.results.get(name) as T;
  }

  /** Notes the records of this portion, so that the next portion begins after them. */
  note(records: readonly object[], sort: Record<string, 1 | -1>): void {
    this.isLast = records.length < this.limit;
    const last = records.at(-1);
    if (!last) return;
    this.after = Object.fromEntries(Object.keys(sort).map((field) => [field, valueAt(last, field)]));
  }
}

const valueAt = (record: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], record);

/** Returns the portion that a query, a body or a copy of one carries. */
export const portionOf = (query: object): Portion | undefined => (query as { [PORTION]?: Portion })[PORTION];
