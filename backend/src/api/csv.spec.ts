import { csvCell } from './csv.js';

describe('csvCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-2', "'-2"],
    ['@sum', "'@sum"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
  ])('should keep %j from being a formula', (cell, shown) => {
    expect(csvCell(cell)).toBe(shown);
  });
  it.each(['123456789012', '0012345678'])('should keep the digits of %s', (cell) => {
    expect(csvCell(cell)).toBe(`'${cell}`);
  });
  it('should quote what would break the line', () => {
    expect([csvCell('a,b'), csvCell('say "x"'), csvCell('a\nb')]).toEqual(['"a,b"', '"say ""x"""', '"a\nb"']);
  });
  it('should leave our own numbers and plain text alone', () => {
    expect([csvCell(-5), csvCell('anita'), csvCell('2026')]).toEqual(['-5', 'anita', '2026']);
  });
});
