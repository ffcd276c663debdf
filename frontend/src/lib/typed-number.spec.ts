import { typedNumber } from './typed-number';

describe('typedNumber', () => {
  it.each([
    ['12', 12],
    [' 0 ', 0],
    ['1,234', 1234],
    ['1,2', '1,2'],
    ['-5', '-5'],
    ['many', 'many'],
    ['1.5', '1.5'],
    ['', ''],
  ])('takes %p as %p', (typed, sent) => {
    expect(typedNumber(typed)).toBe(sent);
  });
});
