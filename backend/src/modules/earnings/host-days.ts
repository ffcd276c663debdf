import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { daysFrom } from '../../core/days.js';
import { DayStore } from '../figures/day-store.js';
import { FigureSheet } from '../figures/figure.schemas.js';
import { FigureSources } from '../figures/figure-sources.js';
import { hostOf, HOSTS } from '../figures/keys.js';
import { columnsOf, type StoredSheet } from '../figures/sheets.js';

/** What a host did for an agency on a day. */
export interface HostOnDay {
  day: string;
  agencyCode: string;
  user: string;
  sessions: number;
  minutes: number;
  diamonds: number;
}

/** What hosts did, day by day: stored days from the figures, the others from the live sessions. */
@Injectable()
export class HostDays {
  constructor(
    @InjectModel(FigureSheet.name) private readonly sheets: Model<FigureSheet>,
    private readonly store: DayStore,
    private readonly sources: FigureSources,
  ) {}

  /** Returns the days from `from` to `to` in order, those of these agencies only; undefined for all agencies. */
  async read(agencies: readonly string[] | undefined, from: string, to: string): Promise<HostOnDay[]> {
    const { live } = this.sources;
    const state = await this.store.stateOf(live);
    if (!state) return [];
    const isOwn = isIn(agencies);
    const unstored = daysFrom([from, state.from, state.until].toSorted().at(-1) ?? from, to);
    const day = { $gte: from, $lte: to, $lt: state.until };
    const sheets = this.sheets.find({ source: live.name, of: HOSTS, day }).sort({ day: 1 });
    const days = (await sheets.lean<StoredSheet[]>()).flatMap((sheet) => hostsOn(sheet, isOwn));
    // One day after the other: while a job fills the past, these are many, and other reads must not wait for them.
    for (const one of unstored) days.push(...(await this.sum(one)).filter(isOwn));
    return days;
  }

  /** Returns the day of the first live session of the platform; null without sessions. */
  async since(): Promise<string | null> {
    return (await this.store.stateOf(this.sources.live))?.from ?? null;
  }

  private async sum(day: string): Promise<HostOnDay[]> {
    const rows = await this.store.sumDay(this.sources.live, day);
    const hosts = rows.filter(({ of }) => of === HOSTS);
    return hosts.map(({ key, values: { sessions = 0, minutes = 0, diamonds = 0 } }) => ({
      ...{ day, ...hostOf(key) },
      ...{ sessions, minutes, diamonds },
    }));
  }
}

function isIn(agencies: readonly string[] | undefined): (host: { agencyCode: string }) => boolean {
  const own = agencies && new Set(agencies);
  return ({ agencyCode }) => !own || own.has(agencyCode);
}

function hostsOn(sheet: StoredSheet, isOwn: ReturnType<typeof isIn>): HostOnDay[] {
  const { day } = sheet;
  const { keys, columns } = columnsOf(sheet);
  const of = (field: string, at: number) => columns[field]?.[at] ?? 0;
  const days: HostOnDay[] = [];
  for (const [at, key] of keys.entries()) {
    const host = hostOf(key);
    if (!isOwn(host)) continue;
    const [sessions, minutes, diamonds] = [of('sessions', at), of('minutes', at), of('diamonds', at)];
    days.push({ day, agencyCode: host.agencyCode, user: host.user, sessions, minutes, diamonds });
  }
  return days;
}
