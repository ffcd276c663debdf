import { compareVersions } from './compare-versions.js';

describe('compareVersions', () => {
  it.each([
    ['1.9.0', '1.10.0', -1],
    ['2', '1.99.99', 1],
    ['1.2', '1.2.0', 0],
    ['1.2.0.1', '1.2', 1],
  ])('should order versions by number when comparing %s with %s', (one, other, sign) => {
    expect(Math.sign(compareVersions(one, other))).toBe(sign);
  });
});
