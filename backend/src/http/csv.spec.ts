import { csvLine } from './csv.js';

describe('csvLine', () => {
  it('should quote every cell', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 3, null])).toBe(
      '"a,b","say ""hi""","two\nlines","3",""\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1+1', '＠SUM(A1)', '\tx', "'=1"])(
    'should make %j text',
    (cell) => {
      expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
    },
  );

  it.each([
    ['x;=1+2;y', "x;'=1+2;y"],
    ['x\t=1', "x\t'=1"],
    ['x; ;\t+1', "x; ;\t'+1"],
    ['x\n-1', "x\n'-1"],
    ['x;＝1', "x;'＝1"],
    ['\t=1', "'\t'=1"],
  ])('should make every part of %j text where another separator begins a cell', (cell, safe) => {
    expect(csvLine([cell])).toBe(`"${safe}"\r\n`);
  });

  it('should keep long digits as text, and numbers as they are', () => {
    expect(csvLine(['919876543210', '0012345', -5])).toBe('"\'919876543210","\'0012345","-5"\r\n');
  });

  it('should take time in proportion to the length of a cell', () => {
    const before = performance.now();
    for (const unit of [';', '\t', "'", '\n ', ";'"]) csvLine([unit.repeat(500_000)]);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
