import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Calendar } from '../../core/days.js';
import type { ExportFormat } from '../portion.js';
import type { ExportColumn } from './columns.js';
import { FileWriter } from './file-writer.js';

const column = (path: 'code' | 'coins', kind: 'text' | 'number'): ExportColumn => ({
  ...{ path, title: path, kind, isUsual: true, isWhole: false },
  values: (row) => [(row as Record<string, unknown>)[path]],
});
const columns = [column('code', 'text'), column('coins', 'number')];
const writer = (format: ExportFormat) =>
  new FileWriter({ format, list: 'users', columns, calendar: Calendar.of('UTC') });
const rows = Array.from({ length: 2000 }, (_, at) => ({
  code: `AG${100_000 + at}`,
  coins: (at * 7919) % 1000,
}));

describe('FileWriter', () => {
  it.each(['csv', 'xlsx'] as const)(
    'should judge the size of a %s file by its first rows',
    async (format) => {
      const estimated = await writer(format).estimate(rows.slice(0, 100), rows.length);
      const { length } = await buffer(writer(format).file(Readable.from([rows])));
      expect(estimated / length).toBeGreaterThan(0.7);
      expect(estimated / length).toBeLessThan(1.5);
    },
  );

  it('should write numbers that a spreadsheet would round as text', async () => {
    const large = [{ code: '123456789012345', coins: 9_007_199_254_740_991 }];
    const text = (await buffer(writer('csv').file(Readable.from([large])))).toString();
    expect(text).toContain(`"'123456789012345","'9007199254740991"`);
  });
});
