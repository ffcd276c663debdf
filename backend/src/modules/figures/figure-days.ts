import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BatchLoader } from '../../core/batch-loader.js';
import { dayAfter, daysFrom } from '../../core/days.js';
import { present } from '../../core/present.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { DayStore } from './day-store.js';
import { FigureSources } from './figure-sources.js';
import { ALL, FigureDay } from './figure.schemas.js';
import type { SourceName } from './measures.js';
import { SheetBooks } from './sheet-books.js';
import { sumsByDay, sumsByOwner } from './sheet-sums.js';
import { added } from './sources/figure-rows.js';
import type { FigureRow, Values } from './sources/figure-source.js';

/** The most days whose records one read sums itself: today, yesterday until it is stored, and a day in reserve. */
export const LIVE_DAYS = 3;

/** Days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Reads the values of days: of past days from the store, of the last ones from the records. */
@Injectable()
export class FigureDays {
  /** Concurrent reads of a day share the sums of its records. The key is `<source> <day>`. */
  private readonly unstored = new BatchLoader<string, FigureRow[]>((keys) => this.sumRecords(keys));

  constructor(
    @InjectModel(FigureDay.name) private readonly days: Model<FigureDay>,
    private readonly zones: TimeZones,
    private readonly sources: FigureSources,
    private readonly store: DayStore,
    private readonly books: SheetBooks,
  ) {}

  /**
   * Returns the values of each known day, for the whole platform or as the sum over some owners. A day without records
   * is empty; a day before the first record, or that is still to be stored, is missing.
   */
  async byDay(
    source: SourceName,
    { from, to }: Days,
    isAsked: (field: string) => boolean,
    keys: readonly string[] = [ALL],
  ): Promise<Map<string, Values>> {
    const known = await this.knownDays(source, from, to);
    const values = new Map<string, Values>(known.stored.map((day) => [day, {}]));
    const [key] = keys;
    const own = new Set(keys);
    if (key !== undefined && keys.length === 1) {
      const rows = await this.days.find({ source, key, day: { $gte: from, $lte: to } }).lean();
      // A present-only source is known on the days that have a row.
      for (const row of rows) if (values.has(row.day) || known.isPresentOnly) values.set(row.day, row.values);
    } else {
      const packed = await this.books.between(source, ALL, { from, to });
      for (const [day, sums] of sumsByDay(packed, (owner) => own.has(owner), isAsked))
        if (values.has(day)) values.set(day, sums);
    }
    for (const [day, rows] of await this.read(source, known.unstored)) {
      const shown = rows.filter((row) => !row.of && own.has(row.key));
      values.set(
        day,
        shown.reduce((sums, row) => added(sums, row.values), {}),
      );
    }
    return values;
  }

  /** Returns the sums over the known days, by owner; `of` names the owner within which they are counted. */
  async byOwner(
    source: SourceName,
    { from, to }: Days,
    isAsked: (field: string) => boolean,
    of: string = ALL,
  ): Promise<Map<string, Values>> {
    const known = await this.knownDays(source, from, to);
    const stored = new Set(known.stored);
    const { owners, sheets } = await this.books.between(source, of, { from, to });
    const byOwner = sumsByOwner({ owners, sheets: sheets.filter(({ day }) => stored.has(day)) }, isAsked);
    const unstored = [...(await this.read(source, known.unstored)).values()].flat();
    for (const { key, values, of: within = ALL } of unstored) {
      if (key === ALL || within !== of) continue;
      const asked = Object.fromEntries(Object.entries(values).filter(([field]) => isAsked(field)));
      byOwner.set(key, added(byOwner.get(key) ?? {}, asked));
    }
    return byOwner;
  }

  /** Returns the sum of a field over all days before this one. All of them but the last ones must be stored. */
  async sumBefore(source: SourceName, field: string, day: string, key: string): Promise<number> {
    const [stored] = await this.days.aggregate<{ value: number }>([
      { $match: { source, key, day: { $lt: day } } },
      { $group: { _id: null, value: { $sum: `$values.${field}` } } },
    ]);
    const { unstored } = await this.knownDays(source, '', dayAfter(day, -1));
    const rows = [...(await this.read(source, unstored)).values()].flat();
    const own = rows.filter((row) => row.key === key);
    return own.reduce((sum, { values }) => sum + (values[field] ?? 0), stored?.value ?? 0);
  }

  /** Returns the first known day of a source, if there is one, and whether days before today are still to be stored. */
  async reach(source: SourceName): Promise<{ since: string | null; isFilling: boolean }> {
    const state = await this.store.stateOf(this.sources.named(source));
    const isFilling = state !== null && state.until < dayAfter(this.today(), 1 - LIVE_DAYS);
    return { since: state?.from ?? null, isFilling };
  }

  today(): string {
    return this.zones.calendar.dayOf(new Date());
  }

  /** Returns which days of a range are stored, and which can be summed now. */
  private async knownDays(name: SourceName, from: string, to: string) {
    const source = this.sources.named(name);
    const state = await this.store.stateOf(source);
    const isPresentOnly = source.isPresentOnly ?? false;
    if (isPresentOnly) return { isPresentOnly, stored: [], unstored: to === this.today() ? [to] : [] };
    if (!state) return { isPresentOnly, stored: [], unstored: [] };
    const days = daysFrom(from > state.from ? from : state.from, to);
    const stored = days.filter((day) => day < state.until);
    const unstored = days.slice(stored.length);
    return { isPresentOnly, stored, unstored: unstored.length <= LIVE_DAYS ? unstored : [] };
  }

  private async read(source: SourceName, days: string[]): Promise<Map<string, FigureRow[]>> {
    const rows = await Promise.all(days.map((day) => this.unstored.get(`${source} ${day}`)));
    return new Map(days.map((day, at) => [day, present(rows[at])]));
  }

  private async sumRecords(keys: string[]): Promise<Map<string, FigureRow[]>> {
    const sum = (key: string) => {
      const [name, day] = key.split(' ') as [SourceName, string];
      return this.store.sumDay(this.sources.named(name), day);
    };
    const sums = await Promise.all(keys.map(sum));
    return new Map(keys.map((key, at) => [key, present(sums[at])]));
  }
}
