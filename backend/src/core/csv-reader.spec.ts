import { csvLine } from '../http/csv.js';
import { csvLines } from './csv-reader.js';

const parse = (text: string) => [...csvLines(text)];

describe('csvLines', () => {
  it('should read quotes, commas and line breaks within cells when lines end in any style', () => {
    const text = '\uFEFFtitle,coin\r\n"Rose, ""red""",10\n"two\nlines",\r\n\r\nlast,1';
    expect(parse(text)).toEqual([
      ['title', 'coin'],
      ['Rose, "red"', '10'],
      ['two\nlines', ''],
      [],
      ['last', '1'],
    ]);
  });

  it('should keep an empty cell when it ends the text', () => {
    expect(parse('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  it.each([
    ...['=1+1', '+91', '-5', '@home', '\tx', '0123456789', '919876543210', "it's", "'quoted'", 'a,"b"'],
    ...[
      "'=1",
      "''=1",
      "'0123",
      "';=1",
      'x;=1',
      "x;'=1",
      "x;''=1;;\t'+1",
      '\t=1',
      ' \t=1',
      "'\t'=1",
      ';',
      "'",
    ],
  ])('should return the original value when an export wrote %j', (value) => {
    expect(parse(csvLine([value, 'end']))).toEqual([[value, 'end']]);
  });

  it('should return the original value when it mixes quotes, signs and separators', () => {
    const parts = ["'", '=', ';', '\t', '\n', ' ', '0', 'x', '"', ','];
    for (let number = 0; number < 20_000; number += 1) {
      const value = [...String(number * 7919)].map((digit) => parts[Number(digit)]).join('');
      expect(parse(csvLine([value, 'end']))).toEqual([[value, 'end']]);
    }
  });

  it('should reject a line when it has more than 100 cells', () => {
    expect(() => parse(','.repeat(100))).toThrow(SyntaxError);
    expect(parse(','.repeat(99))[0]).toHaveLength(100);
  });

  it.each(['a"b,c', '"never closed', '"a"b'])(
    'should reject a text when its quotes are invalid: %j',
    (text) => {
      expect(() => parse(text)).toThrow(SyntaxError);
    },
  );

  it('should reject a cell without exhausting the stack when it holds millions of quotes', () => {
    const text = `"${'""'.repeat(5_000_000)}"`;
    expect(() => parse(text)).toThrow(SyntaxError);
  });
});
