import { csvLine } from './csv.js';

describe('csvLine', () => {
  it('should quote every cell when it writes a line', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 3, null])).toBe(
      '"a,b","say ""hi""","two\nlines","3",""\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1+1', '＠SUM(A1)', '\tx', "'=1"])(
    'should mark the cell as text when it is %j',
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
  ])('should mark every part of %j as text when another separator begins a cell', (cell, safe) => {
    expect(csvLine([cell])).toBe(`"${safe}"\r\n`);
  });

  it('should mark digits as text when they are long or begin with 0', () => {
    expect(csvLine(['919876543210', '0012345', -5])).toBe('"\'919876543210","\'0012345","-5"\r\n');
  });

  it('should take linear time when a cell is long', () => {
    const before = performance.now();
    for (const unit of [';', '\t', "'", '\n ', ";'"]) csvLine([unit.repeat(500_000)]);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
