import { inertRows, tagsOf } from './taken-rows';

const banned = { who: 'Asha Rao', did: 'Banned by Asha Rao', when: 'now' };

describe('tagsOf', () => {
  it('should keep the marks of listed rows, and say what happened to rows that are gone', () => {
    const tags = tagsOf({ marks: new Map([['1', banned]]), gone: new Map([['2', 'Deleted']]) });
    expect([...tags]).toEqual([
      ['1', banned],
      ['2', { who: '', did: 'Deleted', when: '' }],
    ]);
  });

  it('should keep who and when if a row with a mark is gone', () => {
    const tags = tagsOf({ marks: new Map([['1', banned]]), gone: new Map([['1', 'Gone']]) });
    expect(tags.get('1')).toBe(banned);
  });
});

describe('inertRows', () => {
  const decided = new Map([['1', 'Approved']]);

  it('should return the decided rows when no row is gone', () => {
    expect(inertRows(new Map(), decided)).toBe(decided);
    expect(inertRows(new Map(), undefined)).toBeUndefined();
  });

  it('should return no text for a row that is gone, unless the reader decided about it', () => {
    const gone = new Map([
      ['1', 'Rejected'],
      ['2', 'Deleted'],
    ]);
    expect(inertRows(gone, decided)).toEqual(
      new Map([
        ['1', 'Approved'],
        ['2', ''],
      ]),
    );
  });
});
