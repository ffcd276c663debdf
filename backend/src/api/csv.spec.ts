import { csvLine } from './csv.js';

describe('csvLine', () => {
  it('should quote what would break a line', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 3, null])).toBe(
      '"a,b","say ""hi""","two\nlines",3,\r\n',
    );
  });
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1+1', '＠SUM(A1)'])(
    'should make %j text',
    (cell) => {
      expect(csvLine([cell])).toBe(`'${cell}\r\n`);
    },
  );
  it('should keep long digits as text, and numbers as they are', () => {
    expect(csvLine(['919876543210', '0012345', -5])).toBe("'919876543210,'0012345,-5\r\n");
  });
});
