import { moved } from './moved';

describe('moved', () => {
  it.each([
    ['down', 0, 2, 'bcad'],
    ['up', 3, 1, 'adbc'],
    ['to its own place', 1, 1, 'abcd'],
    ['to a later page', 1, 4, 'acd'],
    ['to an earlier page', 1, -3, 'acd'],
  ])('should return the new order when an entry moves %s', (_where, from, to, expected) => {
    expect(moved([...'abcd'], from, to).join('')).toBe(expected);
  });
});
