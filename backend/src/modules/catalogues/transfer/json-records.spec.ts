import { jsonParts } from './json-records.js';

const read = (text: string) => {
  const whole: Record<string, unknown> = {};
  const records: unknown[] = [];
  for (const { name, value } of jsonParts(text)) {
    if (name === 'records') records.push(value);
    else whole[name] = value;
  }
  return { ...whole, records };
};

describe('jsonParts', () => {
  it.each([
    { kind: 'gifts', version: 1, records: [{ title: 'Rose' }, { title: '{"a": [1, "]"]}', coin: -1.5e3 }] },
    { records: [1, null, true, 'x\\', '\\"', '', [[]], {}, { a: { b: [] } }] },
    { records: [] },
    { kind: 'a "quoted" \\ text', other: { records: [1] }, records: [{ text: 'ends with \\\\' }] },
  ])('should read the same as JSON.parse when the value is %j', (value) => {
    for (const text of [
      JSON.stringify(value),
      JSON.stringify(value, null, 2),
      `\uFEFF${JSON.stringify(value)} \n`,
    ])
      expect(read(text)).toEqual(value);
  });

  it.each([
    ...['', '{', '{"a"', '{"a":', '{"a":1', '{"a":1,}', '{"a":1}}', '{"a":1}x', '[1]', '{1:2}x', '{"a" 1}'],
    ...[
      '{"records":[',
      '{"records":[1',
      '{"records":[1,]}',
      '{"records":[1}',
      '{"records":[{"a":1]}]}',
      '{"records":{}}',
      '{"a":}',
    ],
  ])('should throw SyntaxError when the text is %j', (text) => {
    expect(() => read(text)).toThrow(SyntaxError);
  });

  it.each([
    ['a long text', `{"a":"${'x'.repeat(200_000)}"}`],
    ['a text that never ends', `{"a":"${'\\"'.repeat(200_000)}`],
    ['a long list', `{"a":[${'1,'.repeat(100_000)}1]}`],
    ['a long number', `{"a":${'1'.repeat(200_000)}}`],
  ])('should throw RangeError when the text contains %s', (_what, text) => {
    expect(() => read(text)).toThrow(RangeError);
  });
});
