import { csvLine } from './csv.js';
import { parseCsv } from './csv-reader.js';

describe('parseCsv', () => {
  it('should read cells, quotes, commas and lines within cells, and any end of line', () => {
    const text = '\uFEFFtitle,coin\r\n"Rose, ""red""",10\n"two\nlines",\r\n\r\nlast,1';
    expect(parseCsv(text)).toEqual([
      ['title', 'coin'],
      ['Rose, "red"', '10'],
      ['two\nlines', ''],
      ['last', '1'],
    ]);
  });

  it('should keep an empty cell at the end of the text', () => {
    expect(parseCsv('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  it.each(['=1+1', '+91', '-5', '@home', '\tx', '0123456789', '919876543210', "it's", "'quoted'", 'a,"b"'])(
    'should read back what an export wrote: %j',
    (value) => {
      expect(parseCsv(csvLine([value, 'end']))).toEqual([[value, 'end']]);
    },
  );

  it.each(['a"b,c', '"never closed', '"a"b'])('should refuse %j', (text) => {
    expect(() => parseCsv(text)).toThrow(SyntaxError);
  });
});
