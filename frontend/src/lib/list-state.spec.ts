import { nextSort, pageWindow, readListState, resized, writeListState } from './list-state';

const read = (query: string, defaults = {}) => readListState(new URLSearchParams(query), defaults);
const write = (query: string, patch: object, defaults = {}) =>
  writeListState(new URLSearchParams(query), patch, defaults).toString();

describe('list state in the address bar', () => {
  it('should return the first page, five rows and no search when the address is empty', () => {
    expect(read('')).toEqual({ page: 1, limit: 5, search: '', sort: undefined });
  });

  it('should return the values of the address when a link is shared', () => {
    expect(read('page=3&limit=20&search=ann&sort=-coin', { sorts: ['coin'] })).toEqual({
      page: 3,
      limit: 20,
      search: 'ann',
      sort: '-coin',
    });
  });

  it.each(['page=-1', 'page=0', 'page=x', 'page=1.5', 'limit=4', 'limit=7.5', 'limit=51'])(
    'should return the default when the address contains %s',
    (query) => {
      expect(read(query)).toMatchObject({ page: 1, limit: 5 });
    },
  );

  it('should return the number of rows of a colleague whose window held so many', () => {
    expect(read('limit=14').limit).toBe(14);
  });

  it('should return the rows that fit, and carry their number, when the reader wants the list to fit', () => {
    expect(read('', { limit: 50, fit: 14 }).limit).toBe(14);
    expect(read('limit=20', { fit: 14 }).limit).toBe(20);
    expect(write('', { page: 2 }, { limit: 14, fit: 14 })).toBe('page=2&limit=14');
  });

  it.each([
    ['page=3&limit=14', 10, 'page=3&limit=10'],
    ['page=3&limit=10', 14, 'page=2&limit=14'],
    ['limit=10', 14, 'limit=14'],
    ['page=2', 14, 'page=2&limit=14'],
  ])('should keep the first row in the page when %s gets %i rows', (query, limit, expected) => {
    expect(resized(new URLSearchParams(query), limit, { fit: limit }).toString()).toBe(expected);
  });

  it('should ignore the sort field when the list cannot be sorted by it', () => {
    expect(read('sort=password', { sorts: ['coin'] }).sort).toBeUndefined();
  });

  it('should cut the search when it is longer than the API allows', () => {
    expect(read(`search=${'x'.repeat(101)}`).search).toBe('x'.repeat(100));
  });

  it("should use the screen's defaults when the address is empty", () => {
    expect(read('', { limit: 50, sort: '-createdAt' })).toMatchObject({ limit: 50, sort: '-createdAt' });
  });

  it('should keep lists apart when their parameters have different prefixes', () => {
    expect(read('page=2&frame-page=3&frame-search=7', { prefix: 'frame-' })).toMatchObject({
      page: 3,
      search: '7',
    });
    expect(write('page=2', { page: 3 }, { prefix: 'frame-' })).toBe('page=2&frame-page=3');
  });

  it('should leave a value out of the address when it is the default', () => {
    expect(write('page=4', { page: 1 })).toBe('');
    expect(write('limit=20', { limit: 5 })).toBe('');
  });

  it('should return to the first page when the search or page size changes', () => {
    expect(write('page=4', { search: ' ann ' })).toBe('search=ann');
    expect(write('page=4', { limit: 20 })).toBe('limit=20');
  });

  it('should keep foreign parameters when the list changes', () => {
    expect(write('id=7&page=2', { page: 3 })).toBe('id=7&page=3');
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 10, [1, 2, 3]],
    [5, 10, [3, 4, 5, 6, 7]],
    [10, 10, [8, 9, 10]],
    [1, 1, [1]],
    [1, 0, []],
  ])('should return the nearby pages when page %i of %i is open', (page, pages, expected) => {
    expect(pageWindow(page, pages)).toEqual(expected);
  });
});

describe('nextSort', () => {
  it('should return ascending, descending, unsorted when the same column is clicked repeatedly', () => {
    expect(nextSort(undefined, 'coin')).toBe('coin');
    expect(nextSort('coin', 'coin')).toBe('-coin');
    expect(nextSort('-coin', 'coin')).toBeUndefined();
    expect(nextSort('name', 'coin')).toBe('coin');
  });
});
