import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DayStore } from './day-store.js';
import { ALL, FigureDay, FigureSheet } from './figure.schemas.js';
import { columnsOf, type StoredSheet } from './sheets.js';
import { FigureSources } from './figure-sources.js';
import { dayAfter, daysFrom } from '../../core/days.js';
import type { SourceName } from './measures.js';
import type { FigureRow, FigureSource } from './sources/figure-source.js';

/** A stored value that differs from the sum of its records. */
export interface FigureDifference {
  source: SourceName;
  day: string;
  /** The owner; '' for the whole platform. */
  key: string;
  /** The owner within which the key is counted; '' for most. */
  of: string;
  field: string;
  stored: number;
  counted: number;
}

/** Compares the stored figures with the records. */
@Injectable()
export class FiguresCheck {
  constructor(
    @InjectModel(FigureDay.name) private readonly days: Model<FigureDay>,
    @InjectModel(FigureSheet.name) private readonly sheets: Model<FigureSheet>,
    private readonly store: DayStore,
    private readonly sources: FigureSources,
  ) {}

  /** Sums the records of all stored days again. Returns the number of days and each difference. */
  async verify(): Promise<{ days: number; differences: FigureDifference[] }> {
    const checked = { days: 0, differences: [] as FigureDifference[] };
    for (const source of this.sources.all.filter(({ isPresentOnly }) => !isPresentOnly)) {
      const state = await this.store.stateOf(source);
      if (!state) continue;
      const days = daysFrom(state.from, dayAfter(state.until, -1));
      checked.days += days.length;
      // One day at a time, so that the check needs little memory.
      for (const day of days) checked.differences.push(...(await this.verifyDay(source, day)));
    }
    return checked;
  }

  private async verifyDay(source: FigureSource, day: string): Promise<FigureDifference[]> {
    const where = { source: source.name, day };
    const [rows, sheets, counted] = await Promise.all([
      this.days.find(where).lean(),
      this.sheets.find(where).lean<StoredSheet[]>(),
      this.store.sumDay(source, day),
    ]);
    const single = counted.filter(({ of }) => !of);
    const packed = counted.filter(({ key }) => key !== ALL);
    return [
      ...differencesOf(valuesOf(rows), valuesOf(single)),
      ...differencesOf(namedIn(sheets), valuesOf(packed)),
    ].map((difference) => ({ source: source.name, day, ...difference }));
  }
}

/** Values by `<of>|<key>|<field>`. */
type Named = Map<string, number>;

const valuesOf = (rows: FigureRow[]): Named =>
  new Map(
    rows.flatMap(({ key, values, of = ALL }) =>
      Object.entries(values).map(([field, value]): [string, number] => [`${of}|${key}|${field}`, value]),
    ),
  );

function namedIn(sheets: readonly StoredSheet[]): Named {
  const named: Named = new Map();
  for (const sheet of sheets) {
    const { keys, columns } = columnsOf(sheet);
    for (const [field, values] of Object.entries(columns))
      for (const [at, key] of keys.entries()) named.set(`${sheet.of}|${key}|${field}`, values[at] ?? 0);
  }
  return named;
}

function differencesOf(was: Named, is: Named): Omit<FigureDifference, 'source' | 'day'>[] {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [of = '', key = '', field = ''] = name.split('|');
    const [stored, counted] = [was.get(name) ?? 0, is.get(name) ?? 0];
    return stored === counted ? [] : [{ of, key, field, stored, counted }];
  });
}
