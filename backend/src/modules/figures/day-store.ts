import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { dayAfter, daysFrom, isSameZone } from '../../core/days.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { FigureMarks } from './figure-marks.js';
import { FigureSources } from './figure-sources.js';
import { FigureDay, FigureSheet, FigureState } from './figure.schemas.js';
import { lengthOf } from './periods.js';
import { sheetsOf } from './sheets.js';
import type { FigureRow, FigureSource } from './sources/figure-source.js';

/** Milliseconds after midnight until a day is stored: records are dated slightly before others can read them. */
const SETTLED = 3_600_000;
/** The days that one transaction stores. */
const AT_ONCE = 10;
/** Changes are looked for again for this many milliseconds, for the same reason. */
const OVERLAP = 600_000;

/** Stores the sums of days. Several processes may do so at the same time: each day is stored in a transaction. */
@Injectable()
export class DayStore {
  constructor(
    @InjectModel(FigureDay.name) private readonly days: Model<FigureDay>,
    @InjectModel(FigureSheet.name) private readonly sheets: Model<FigureSheet>,
    @InjectModel(FigureState.name) private readonly states: Model<FigureState>,
    @InjectConnection() private readonly connection: Connection,
    private readonly zones: TimeZones,
    private readonly sources: FigureSources,
    private readonly marks: FigureMarks,
  ) {}

  /** Returns which days of a source are stored; null for a source without records. */
  async stateOf(source: FigureSource): Promise<FigureState | null> {
    const { calendar } = this.zones;
    const zone = calendar.history[0]?.zone ?? calendar.zone;
    const known = await this.states.findById(source.name).lean();
    if (known && (source.isPresentOnly || isSameZone(known.zone, zone))) return known;
    const first = await source.first();
    if (!first) return null;
    const from = calendar.dayOf(first);
    return { _id: source.name, zone, from, until: from, seenUntil: new Date() };
  }

  /** The number of sources that have past days to store. */
  get sourceCount(): number {
    return this.ofPast().length;
  }

  /** Returns how many ended days of all sources are not stored. */
  async backlog(now = new Date()): Promise<number> {
    const waits = await Promise.all(this.ofPast().map((source) => this.waiting(source, now)));
    return waits.reduce((sum, days) => sum + days, 0);
  }

  /** Stores up to `most` ended days of each source, or all of them. Returns how many it stored. */
  async storeEnded(most = Infinity, now = new Date()): Promise<number> {
    let stored = 0;
    for (const source of this.ofPast()) {
      const days = Math.min(most, await this.waiting(source, now));
      for (let done = 0; done < days; done += AT_ONCE)
        stored += await this.storeNext(source, Math.min(AT_ONCE, days - done));
    }
    return stored;
  }

  /**
   * Stores the days again whose records have changed or gone since the last look. Begins again when records have appeared
   * before the first day, such as imported ones.
   */
  async storeChanged(now = new Date()): Promise<void> {
    for (const source of this.ofPast()) {
      const state = await this.begin(source);
      if (!state) continue;
      const first = await source.first();
      const from = first && this.zones.calendar.dayOf(first);
      if (from && from < state.from) {
        await this.states.updateOne({ _id: source.name }, { from, until: from, seenUntil: now });
        continue;
      }
      const { until, seenUntil } = state;
      const marks = await this.marks.of(source.name);
      const since = new Date(seenUntil.getTime() - OVERLAP);
      const changed = await source.changed?.(since, this.zones.calendar.startOf(until));
      const times = [...(changed ?? []), ...marks.map(({ at }) => at)];
      const days = new Set(times.map((time) => this.zones.calendar.dayOf(time)));
      const past = [...days].filter((day) => day < until);
      for (let at = 0; at < past.length; at += AT_ONCE) {
        const some = past.slice(at, at + AT_ONCE);
        await inTransaction(this.connection, () => this.replace(source, some));
      }
      await this.marks.remove(marks);
      await this.states.updateOne({ _id: source.name }, { seenUntil: now });
    }
  }

  /** Counts what the records show only for the present, as the value of today. The last count of a day remains. */
  async storePresent(now = new Date()): Promise<void> {
    const day = this.zones.calendar.dayOf(now);
    for (const source of this.sources.all.filter(({ isPresentOnly }) => isPresentOnly)) {
      await this.begin(source);
      const rows = await source.sum({ from: now, until: now });
      for (const { key, values } of rows)
        await this.days.updateOne({ source: source.name, key, day }, { values }, { upsert: true });
    }
  }

  /** Sums the records of a day. */
  sumDay(source: FigureSource, day: string): Promise<FigureRow[]> {
    const { calendar } = this.zones;
    return source.sum({ from: calendar.startOf(day), until: calendar.startOf(dayAfter(day)) });
  }

  /** The sources whose records show past states. */
  private ofPast(): FigureSource[] {
    return this.sources.all.filter(({ isPresentOnly }) => !isPresentOnly);
  }

  /** Begins to store with the day of the first record, and again when the days were counted in another first zone. */
  private async begin(source: FigureSource): Promise<FigureState | null> {
    const state = await this.stateOf(source);
    if (!state) return null;
    await inTransaction(this.connection, async () => {
      // Another process may have been faster: its days must remain.
      if (await this.states.exists({ _id: source.name, zone: state.zone })) return;
      await this.days.deleteMany({ source: source.name });
      await this.sheets.deleteMany({ source: source.name });
      await this.states.replaceOne({ _id: source.name }, state, { upsert: true });
    });
    return this.states.findById(source.name).lean();
  }

  private async waiting(source: FigureSource, now: Date): Promise<number> {
    const state = await this.stateOf(source);
    const ended = this.zones.calendar.dayOf(new Date(now.getTime() - SETTLED));
    return state && state.until < ended ? lengthOf(state.until, ended) - 1 : 0;
  }

  /** Stores the next days of a source. Returns how many it stored: none when another process has just done so. */
  private async storeNext(source: FigureSource, count: number): Promise<number> {
    const state = await this.begin(source);
    if (!state) return 0;
    const next = dayAfter(state.until, count);
    return inTransaction(this.connection, async () => {
      const moved = await this.states.updateOne({ _id: source.name, until: state.until }, { until: next });
      if (!moved.matchedCount) return 0;
      await this.replace(source, daysFrom(state.until, dayAfter(next, -1)));
      return count;
    });
  }

  /** Stores the sums of days in place of what was stored. Runs in a transaction. */
  private async replace(source: FigureSource, days: string[]): Promise<void> {
    const { name } = source;
    const rows: (FigureRow & { day: string })[] = [];
    const sheets: (ReturnType<typeof sheetsOf>[number] & { day: string })[] = [];
    // A transaction has one query at a time.
    for (const day of days) {
      const sums = (await this.sumDay(source, day)).filter(({ values }) =>
        Object.values(values).some((value) => value !== 0),
      );
      rows.push(...sums.filter(({ of }) => !of).map((row) => ({ ...row, day })));
      sheets.push(...sheetsOf(sums).map((sheet) => ({ ...sheet, day })));
    }
    const which = { source: name, day: { $in: days } };
    await this.days.deleteMany(which);
    await this.sheets.deleteMany(which);
    await this.days.insertMany(rows.map((row) => ({ ...row, source: name })));
    await this.sheets.insertMany(sheets.map((sheet) => ({ ...sheet, source: name })));
  }
}
