import { searchFilter, searchKeysOf } from './search.js';

describe('searchKeysOf', () => {
  it('should hold every ending once, in lower case', () => {
    expect(searchKeysOf(['Anna', 'na'])).toEqual(['anna', 'nna', 'na', 'a']);
  });
  it('should cut endings and fold white space', () => {
    const [first] = searchKeysOf([`a  b${'x'.repeat(50)}`]);
    expect(first).toBe(`a b${'x'.repeat(21)}`);
  });
});

describe('searchFilter', () => {
  it('should match everything when empty', () => {
    expect(searchFilter('  ', ['name'])).toEqual({});
  });
  it('should take special characters literally', () => {
    expect(searchFilter('a.*(', ['name'])).toEqual({ searchKeys: { $regex: '^a\\.\\*\\(' } });
  });
  it('should hold a long search against the texts too', () => {
    const filter = searchFilter('x'.repeat(30), ['name']);
    expect(filter.searchKeys).toEqual({ $regex: `^${'x'.repeat(24)}` });
    expect(filter.$or).toEqual([{ name: { $regex: 'x'.repeat(30), $options: 'i' } }]);
  });
});
