import { needsCrop } from './picture-shapes';

describe('needsCrop', () => {
  it.each([
    ['a photograph for a square', { width: 400, height: 300 }, 'profile', true],
    ['a square for a thumbnail', { width: 400, height: 400 }, 'thumbnail', true],
    ['a square for a square', { width: 400, height: 400 }, 'profile', false],
    ['a picture of the shape, rounded to whole pixels', { width: 801, height: 701 }, 'thumbnail', false],
    ['a picture that is smaller than its place', { width: 64, height: 64 }, 'thumbnail', false],
    ['a picture that the app shows as a whole', { width: 400, height: 300 }, 'whole', false],
  ] as const)('should answer for %s', (_what, size, shape, expected) => {
    expect(needsCrop(size, shape)).toBe(expected);
  });
});
