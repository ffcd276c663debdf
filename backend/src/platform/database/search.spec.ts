import { searchFilter, searchKeysOf } from './search.js';

describe('searchKeysOf', () => {
  it('should return each suffix once in lower case when texts overlap', () => {
    expect(searchKeysOf(['Anna', 'na'])).toEqual(['anna', 'nna', 'na', 'a']);
  });
  it('should cut suffixes and collapse white space when a text is long', () => {
    const [first] = searchKeysOf([`a  b${'x'.repeat(50)}`]);
    expect(first).toBe(`a b${'x'.repeat(21)}`);
  });
});

describe('searchFilter', () => {
  it('should match everything when the search is empty', () => {
    expect(searchFilter('  ', ['name'])).toEqual({});
  });
  it('should escape special characters when a search contains them', () => {
    expect(searchFilter('a.*(', ['name'])).toEqual({ searchKeys: { $regex: '^a\\.\\*\\(' } });
  });
  it.each([
    ['+91 98000 00001', { $regex: '^919800000001' }],
    ['98000-00001', { $in: [new RegExp('^98000\\-00001'), /^9800000001/] }],
    ['(98000) 00001', { $in: [/^\(98000\) 00001/, /^9800000001/] }],
    ['0091 98000 00001', { $in: [/^00919800000001/, /^919800000001/] }],
    ['098000-00001', { $in: [new RegExp('^098000\\-00001'), /^09800000001/, /^9800000001/] }],
    ['98000.1', { $regex: '^98000\\.1' }],
  ])('should search the digits of %j when a field is a phone number', (search, searchKeys) => {
    expect(searchFilter(search, ['name', 'number'])).toEqual({ searchKeys });
    expect(searchFilter(search, ['name'])).toHaveProperty('searchKeys.$regex');
  });
  it('should also check the texts when the search is long', () => {
    const filter = searchFilter('x'.repeat(30), ['name']);
    expect(filter.searchKeys).toEqual({ $regex: `^${'x'.repeat(24)}` });
    expect(filter.$or).toEqual([{ name: { $regex: 'x'.repeat(30), $options: 'i' } }]);
  });
});
