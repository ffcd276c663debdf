import { csvOf } from './csv';

describe('csvOf', () => {
  it('should leave numbers and days as they are, and missing values empty', () => {
    expect(csvOf([['2026-01-31', 12, -3, null]])).toBe('\uFEFF2026-01-31,12,-3,\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 2', "'+1 2"],
    ['@name', "'@name"],
    ['＝1', "'＝1"],
    ['-x', "'-x"],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "x"', '"say ""x"""'],
    ['=a,b', `"'=a,b"`],
  ])('should write %s as %s', (text, cell) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });
});
