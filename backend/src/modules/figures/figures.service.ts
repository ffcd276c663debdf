import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Env } from '../../core/config/env.js';
import { dayAfter, dayOf, daysFrom, startOfDay } from '../../core/days.js';
import { AppError, fieldError } from '../../core/errors.js';
import { agenciesIn, type Scope } from '../../core/scope.js';
import { ENV } from '../../platform/config/env.module.js';
import { coinAgencyAccount } from '../ledger/accounts.js';
import { AgencyService } from '../staff/agency/agency.service.js';
import { FigureSources } from './figure-sources.js';
import { ALL, FigureDay } from './figure.schemas.js';
import { type Audience, type MeasureName, MEASURES } from './measures.js';
import { lengthOf, type PeriodName, periodsOf } from './periods.js';
import { Rollup } from './rollup.service.js';

/** The longest range, in days: three years. */
const LONGEST = 1096;
/** The most days whose records one read sums itself: today, yesterday until it is stored, and a day in reserve. */
const LIVE_DAYS = 3;

const READERS: Record<Audience, readonly string[]> = {
  platform: ['admin'],
  agency: ['admin', 'bd', 'agencyadmin', 'agency'],
  seller: ['admin', 'coin'],
};

export interface FigureQuery {
  measure: MeasureName;
  from: string;
  to: string;
  by: PeriodName;
}

export interface FigurePoint {
  /** The first day of the period. */
  day: string;
  /** null for a period before the first record, and while its days are not stored yet. */
  value: number | null;
  /** Whether the period reaches beyond the range, or has not ended. */
  partial: boolean;
}

export interface Series {
  points: FigurePoint[];
  total: number;
}

/** Figures over time, within the scope of the caller: past days from the rollup, today from the records. */
@Injectable()
export class FiguresService {
  constructor(
    @InjectModel(FigureDay.name) private readonly days: Model<FigureDay>,
    @Inject(ENV) private readonly env: Env,
    private readonly sources: FigureSources,
    private readonly rollup: Rollup,
    private readonly agencies: AgencyService,
  ) {}

  /** Returns a measure by period. Fails with FORBIDDEN for a measure that the role does not see. */
  async series(scope: Scope, { measure, from, to, by }: FigureQuery, now = new Date()): Promise<Series> {
    const today = dayOf(now, this.env.timeZone);
    if (from > to) throw fieldError('from', 'Must not be after `to`');
    if (to > today) throw fieldError('to', 'Must not be in the future');
    if (lengthOf(from, to) > LONGEST) throw fieldError('from', `At most ${LONGEST} days at a time`);
    const values = await this.byDay(scope, measure, from, to);
    const points = periodsOf(from, to, by).map(({ first, last }): FigurePoint => {
      const known = daysFrom(first < from ? from : first, last > to ? to : last).flatMap(
        (day) => values.get(day) ?? [],
      );
      return {
        day: first,
        value: known.length ? known.reduce((sum, value) => sum + value, 0) : null,
        partial: first < from || last > to || last >= today,
      };
    });
    return { points, total: points.reduce((sum, { value }) => sum + (value ?? 0), 0) };
  }

  /** Returns the values of the days that are stored or can be summed now. */
  private async byDay(
    scope: Scope,
    measure: MeasureName,
    from: string,
    to: string,
  ): Promise<Map<string, number>> {
    const { source: name, field, audience } = MEASURES[measure];
    if (!READERS[audience].includes(scope.role)) throw new AppError('FORBIDDEN');
    const source = this.sources.named(name);
    const keys = await this.keysOf(scope, audience);
    const values = new Map<string, number>();
    const stored = await this.rollup.stored(source);
    if (!stored) return values;
    const start = from > stored.from ? from : stored.from;
    for (const day of daysFrom(start, to)) if (day < stored.until) values.set(day, 0);
    const rows = await this.days.aggregate<{ _id: string; value: number }>([
      { $match: { source: name, key: { $in: keys ?? [ALL] }, day: { $gte: start, $lte: to } } },
      { $group: { _id: '$day', value: { $sum: `$values.${field}` } } },
    ]);
    for (const { _id: day, value } of rows) if (day < stored.until) values.set(day, value);
    const live = daysFrom(start > stored.until ? start : stored.until, to);
    if (live.length <= LIVE_DAYS)
      for (const day of live) values.set(day, await this.live(source.name, day, field, keys));
    return values;
  }

  /** Sums the records of a day that is not stored yet. */
  private async live(
    name: (typeof MEASURES)[MeasureName]['source'],
    day: string,
    field: string,
    keys: readonly string[] | undefined,
  ): Promise<number> {
    const { timeZone } = this.env;
    const range = { from: startOfDay(day, timeZone), until: startOfDay(dayAfter(day), timeZone) };
    const rows = await this.sources.named(name).sum(range, keys);
    const own = new Set(keys ?? [ALL]);
    return rows.filter(({ key }) => own.has(key)).reduce((sum, { values }) => sum + (values[field] ?? 0), 0);
  }

  /** Returns the keys of the caller's rows; undefined for all owners. */
  private async keysOf(scope: Scope, audience: Audience): Promise<readonly string[] | undefined> {
    if (scope.isEverything) return undefined;
    if (audience === 'seller') return [coinAgencyAccount(scope.id)];
    return this.agencies.codesOf(agenciesIn(scope));
  }
}
