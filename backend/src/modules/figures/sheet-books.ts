// Keeps packed days in memory, so that a read of months of thousands of owners only asks which of its days have changed.
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import type { Model } from 'mongoose';
import { BatchLoader } from '../../core/batch-loader.js';
import { FigureSheet } from './figure.schemas.js';
import type { SourceName } from './measures.js';
import { columnsOf, type StoredSheet } from './sheets.js';

/** The most memory that all books may use, in bytes. */
const MOST_BYTES = 128 * 1024 * 1024;
/** About what a book and the name of an owner use, in bytes. */
const BOOK_BYTES = 1000;
const NAME_BYTES = 150;

/** The sums of one day. */
export interface OpenSheet {
  day: string;
  /** The positions of the day's owners in the `owners` of the book. */
  positions: Uint32Array;
  /** By field: the values of these owners, in the same order. */
  columns: Record<string, Float64Array>;
}

/** Some days, and the owners whose positions they name. */
export interface OpenDays {
  owners: readonly string[];
  sheets: OpenSheet[];
}

/** The days of one source and one `of`. */
class Book {
  /** All owners that any day has had. Owners are never removed, so positions stay valid. */
  readonly owners: string[] = [];
  private readonly positionsByOwner = new Map<string, number>();
  private readonly days = new Map<string, { id: string; sheet: OpenSheet }>();
  private sheetBytes = 0;

  get bytes(): number {
    return BOOK_BYTES + this.owners.length * NAME_BYTES + this.sheetBytes;
  }

  /** Returns the sheet of a day unless it has another _id. A changed day is stored as another record. */
  find(day: string, id: string): OpenSheet | undefined {
    const known = this.days.get(day);
    return known?.id === id ? known.sheet : undefined;
  }

  put(stored: StoredSheet): OpenSheet {
    const { keys, columns } = columnsOf(stored);
    const positions = Uint32Array.from(keys, (key) => this.positionOf(key));
    const sheet = { day: stored.day, positions, columns };
    const former = this.days.get(stored.day);
    this.sheetBytes += bytesOf(sheet) - (former ? bytesOf(former.sheet) : 0);
    this.days.set(stored.day, { id: stored._id.toHexString(), sheet });
    return sheet;
  }

  private positionOf(owner: string): number {
    const known = this.positionsByOwner.get(owner);
    if (known !== undefined) return known;
    this.positionsByOwner.set(owner, this.owners.length);
    return this.owners.push(owner) - 1;
  }
}

const bytesOf = ({ positions, columns }: OpenSheet) =>
  Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, positions.byteLength);

/** Reads the packed days of the figures. */
@Injectable()
export class SheetBooks {
  private readonly books = new LRUCache<string, Book>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  /** Concurrent reads share the records. The key is the _id of a sheet. */
  private readonly stored = new BatchLoader<string, StoredSheet>((ids) => this.readStored(ids));

  constructor(@InjectModel(FigureSheet.name) private readonly sheets: Model<FigureSheet>) {}

  /** Returns the stored days from `from` to `to`. */
  async between(source: SourceName, of: string, days: { from: string; to: string }): Promise<OpenDays> {
    const where = { source, of, day: { $gte: days.from, $lte: days.to } };
    const current = await this.sheets.find(where, { day: 1 }).lean<Pick<StoredSheet, '_id' | 'day'>[]>();
    const name = `${source} ${of}`;
    const book = this.books.get(name) ?? this.added(name, new Book());
    const sizeBefore = book.bytes;
    const sheets = await Promise.all(
      current.map(async ({ _id, day }) => {
        const id = _id.toHexString();
        const known = book.find(day, id);
        if (known) return known;
        const stored = await this.stored.get(id);
        // Another call may have put the sheet into the book meanwhile.
        return stored && (book.find(day, id) ?? book.put(stored));
      }),
    );
    if (book.bytes !== sizeBefore) this.added(name, book);
    const found = sheets.filter((sheet) => sheet !== undefined);
    // A day that was stored again between the two reads has another record now.
    return found.length === current.length
      ? { owners: book.owners, sheets: found }
      : this.between(source, of, days);
  }

  /** Adds a book under its present size: the cache measures a value only when it is new. */
  private added(name: string, book: Book): Book {
    this.books.delete(name);
    this.books.set(name, book);
    return book;
  }

  private async readStored(ids: string[]): Promise<Map<string, StoredSheet>> {
    const found = await this.sheets.find({ _id: { $in: ids } }).lean<StoredSheet[]>();
    return new Map(found.map((sheet) => [sheet._id.toHexString(), sheet]));
  }
}
