import { tableRowsOf } from './table-row';

describe('tableRowsOf', () => {
  it('should number the records from the first row of the page', () => {
    const rows = [{ _id: 'a' }, { _id: 'b' }];
    expect(tableRowsOf({ rows, limit: 10, first: 11 })).toEqual([
      { key: 'a', number: 11, record: { _id: 'a' } },
      { key: 'b', number: 12, record: { _id: 'b' } },
    ]);
  });

  it('should return placeholders for a whole page while the records load', () => {
    const rows = tableRowsOf({ rows: undefined, limit: 3, first: 21 });
    expect(rows.map(({ number, record }) => [number, record])).toEqual([
      [21, undefined],
      [22, undefined],
      [23, undefined],
    ]);
  });

  it('should return no row for an empty page', () => {
    expect(tableRowsOf({ rows: [], limit: 3, first: 1 })).toEqual([]);
  });
});
