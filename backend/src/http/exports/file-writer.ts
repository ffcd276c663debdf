import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Calendar } from '../../core/days.js';
import type { ExportFormat } from '../portion.js';
import { cellOf, type ExportCell } from './cells.js';
import type { ExportColumn } from './columns.js';
import { csvFile } from './csv-file.js';
import { FILE_TYPES } from './file-types.js';
import { LocalTimes } from './local-times.js';
import { xlsxFile } from './xlsx-file.js';

/**
 * An export rests after each portion as long as the portion took, so that it uses half of the process and of the database
 * and others hardly notice it. A slow client or a slow query is no reason to rest longer than this, in milliseconds.
 */
const LONGEST_REST = 20;

interface FileOptions {
  format: ExportFormat;
  /** The name of the list. */
  list: string;
  columns: readonly ExportColumn[];
  /** The zones of the times, and the day in the name of the file. */
  calendar: Calendar;
}

/** Writes the rows of a list into a file while they are read. */
export class FileWriter {
  private readonly times: LocalTimes;

  constructor(private readonly options: FileOptions) {
    this.times = new LocalTimes(options.calendar);
  }

  get type(): string {
    return FILE_TYPES[this.options.format];
  }

  get fileName(): string {
    const { list, calendar, format } = this.options;
    return `${list}-${calendar.dayOf(new Date())}.${format}`;
  }

  file(portions: AsyncIterable<readonly object[]>): Readable {
    const { format, list, columns } = this.options;
    const cells = this.cells(portions);
    return format === 'csv'
      ? Readable.from(csvFile(columns, cells, this.times))
      : xlsxFile(list, columns, cells, this.times);
  }

  /** Returns about how many bytes the file will have, judged by its first rows. */
  async estimate(first: readonly object[], total: number): Promise<number> {
    const [empty, begun] = await Promise.all([this.sizeOf([]), this.sizeOf(first)]);
    return first.length ? Math.round(empty + ((begun - empty) / first.length) * total) : empty;
  }

  private async sizeOf(rows: readonly object[]): Promise<number> {
    let bytes = 0;
    for await (const piece of this.file(Readable.from([rows])))
      bytes += typeof piece === 'string' ? Buffer.byteLength(piece) : (piece as Uint8Array).length;
    return bytes;
  }

  private async *cells(portions: AsyncIterable<readonly object[]>): AsyncGenerator<ExportCell[][]> {
    let began = performance.now();
    for await (const rows of portions) {
      yield rows.map((row) => this.options.columns.map((column) => cellOf(column, row)));
      await wait(Math.min(performance.now() - began, LONGEST_REST));
      began = performance.now();
    }
  }
}
