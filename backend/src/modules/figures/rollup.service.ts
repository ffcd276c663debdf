import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { Env } from '../../core/config/env.js';
import { dayAfter, dayOf, startOfDay } from '../../core/days.js';
import { ENV } from '../../platform/config/env.module.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { PollLoop } from '../../platform/work/poll-loop.js';
import { FigureDay, FigureState } from './figure.schemas.js';
import { FigureSources } from './figure-sources.js';
import type { FigureSource } from './sources/figure-source.js';

/** Milliseconds between two looks for days to store. */
const EVERY = 60_000;
/** Milliseconds after midnight until a day is stored: records are dated slightly before others can read them. */
const SETTLED = 3_600_000;
/** Changes are looked for again for this many milliseconds, for the same reason. */
const OVERLAP = 600_000;
/** The most days of a source that one look stores. */
const PORTION = 60;

/** Stores the figures of past days. Several processes may do so at the same time: each day is stored in a transaction. */
@Injectable()
export class Rollup implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loop: PollLoop;
  private beginning?: NodeJS.Timeout;

  constructor(
    @InjectModel(FigureDay.name) private readonly days: Model<FigureDay>,
    @InjectModel(FigureState.name) private readonly states: Model<FigureState>,
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly sources: FigureSources,
  ) {
    this.loop = new PollLoop({
      look: async () => ((await this.store()) ? 0 : EVERY),
      every: EVERY,
      failure: 'The figures of past days could not be stored',
      logger: new Logger('Figures'),
    });
  }

  /** The first look comes later, so that it does not compete with the start of the product. */
  onApplicationBootstrap(): void {
    this.beginning = setTimeout(() => this.loop.start(), EVERY);
    this.beginning.unref();
  }

  onApplicationShutdown(): Promise<void> {
    clearTimeout(this.beginning);
    return this.loop.stop();
  }

  /** Stores days that have ended and days whose records have changed. Returns whether more days wait. */
  async store(now = new Date()): Promise<boolean> {
    let more = false;
    for (const source of this.sources.all) more = (await this.storeSource(source, now)) || more;
    return more;
  }

  /**
   * Returns the first day with records, and the day before which all days are stored. Undefined for a
   * source without records.
   */
  async stored(source: FigureSource): Promise<Pick<FigureState, 'from' | 'until'> | undefined> {
    return (await this.stateOf(source)) ?? undefined;
  }

  private async storeSource(source: FigureSource, now: Date): Promise<boolean> {
    const state = await this.stateOf(source);
    if (!state) return false;
    const ended = dayOf(new Date(now.getTime() - SETTLED), this.env.timeZone);
    await this.storeChanged(source, state, now);
    let day = state.until;
    for (let stored = 0; day < ended && stored < PORTION; stored += 1) {
      const next = dayAfter(day);
      // Another process may have stored it already.
      if (!(await this.storeDay(source, day, next))) return true;
      day = next;
    }
    return day < ended;
  }

  /** Returns the state of a source. Starts with its first record, and again when TIME_ZONE has changed. */
  private async stateOf(source: FigureSource): Promise<FigureState | null> {
    const { timeZone: zone } = this.env;
    const known = await this.states.findById(source.name).lean();
    if (known?.zone === zone) return known;
    const first = await source.first();
    if (!first) return null;
    const state = { zone, from: dayOf(first, zone), until: dayOf(first, zone), seenUntil: new Date() };
    await inTransaction(this.connection, async () => {
      // Another process may have been faster: its days must remain.
      if (await this.states.exists({ _id: source.name, zone })) return;
      await this.days.deleteMany({ source: source.name });
      await this.states.replaceOne({ _id: source.name }, state, { upsert: true });
    });
    return this.states.findById(source.name).lean();
  }

  /** Stores the days again whose records have changed since the last look. */
  private async storeChanged(
    source: FigureSource,
    { until, seenUntil }: FigureState,
    now: Date,
  ): Promise<void> {
    const { timeZone } = this.env;
    const since = new Date(seenUntil.getTime() - OVERLAP);
    const changed = await source.changed(since, startOfDay(until, timeZone));
    const days = new Set(changed.map((time) => dayOf(time, timeZone)));
    for (const day of days) await this.storeDay(source, day);
    await this.states.updateOne({ _id: source.name }, { seenUntil: now });
  }

  /**
   * Stores a day, in place of what was stored. `next` marks it as the newest stored day: returns false when another process
   * has done so.
   */
  private storeDay(source: FigureSource, day: string, next?: string): Promise<boolean> {
    const from = startOfDay(day, this.env.timeZone);
    const until = startOfDay(dayAfter(day), this.env.timeZone);
    return inTransaction(this.connection, async () => {
      if (next) {
        const moved = await this.states.updateOne({ _id: source.name, until: day }, { until: next });
        if (!moved.matchedCount) return false;
      }
      const rows = await source.sum({ from, until });
      await this.days.deleteMany({ source: source.name, day });
      const stored = rows.filter(({ values }) => Object.values(values).some((value) => value !== 0));
      await this.days.insertMany(stored.map((row) => ({ ...row, source: source.name, day })));
      return true;
    });
  }
}
