// The days of the demo, and how busy each of them was: weekends, growth, a campaign and an outage. Days count back from
// today, so that the pictures look the same on the day of every first start.
import { Injectable } from '@nestjs/common';
import { type Calendar, dayAfter } from '../../core/days.js';
import { present } from '../../core/present.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';

const HOUR = 3_600_000;
/** The number of days over which something happens, with today. */
const DAYS = 120;
/** How much a weekday differs from the average, from Sunday on. */
const WEEK = [1.4, 0.85, 0.8, 0.85, 0.9, 1.1, 1.5];
/** The first day is this busy, compared with today. */
const GROWN_FROM = 0.55;
/** Days ago. */
const CAMPAIGN = { first: 28, last: 19, busy: 2 };
const OUTAGE = { ago: 9, busy: 0.03 };
/** People are awake from this hour on, for so many hours. */
const WAKE = { from: 8, hours: 15.5 };

export interface DemoDay {
  begin: Date;
  /** How many days ago: 0 is today. */
  ago: number;
  /** How much happens, compared with an ordinary recent day. */
  busy: number;
  /** How much of the waking hours has passed: 1, or less today. */
  passed: number;
}

@Injectable()
export class DemoDays {
  private known?: DemoDay[];

  constructor(private readonly zones: TimeZones) {}

  /** All days, oldest first. */
  get all(): DemoDay[] {
    return (this.known ??= daysUntil(new Date(), this.zones.calendar));
  }

  /** The beginning of the first day: by then the opening balances exist. */
  get begin(): Date {
    return present(this.all[0]).begin;
  }

  /** Returns how many days ago this was. */
  ago(time: Date): number {
    return this.all.findLast(({ begin }) => begin <= time)?.ago ?? DAYS;
  }

  /** Returns the batch in which the movements of this time are written: one a day. */
  batchOf(time: Date): number {
    return DAYS - this.ago(time) - 1;
  }

  /** Returns the beginning of the next batch, or undefined for the last one. */
  batchAfter(time: Date): Date | undefined {
    return this.all[this.batchOf(time) + 1]?.begin;
  }

  /** Turns a number from 0 to 1 into a time of these days, more often one of a busy day. */
  time(draw: number): Date {
    let left = draw * this.all.reduce((sum, { busy, passed }) => sum + busy * passed, 0);
    for (const { begin, busy, passed } of this.all) {
      if (left < busy * passed) return atHour(begin, left / busy);
      left -= busy * passed;
    }
    return new Date();
  }

  /** Repeats something for each day, `rate` times on an ordinary day. Gives the times, which have all passed. */
  times(rate: number, draw: () => number): Date[] {
    return this.all.flatMap(({ begin, busy, passed }) =>
      Array.from({ length: Math.floor(rate * busy * passed + draw()) }, () => atHour(begin, draw() * passed)),
    );
  }
}

/** Returns a time in the waking hours of a day. */
const atHour = (begin: Date, part: number) =>
  new Date(begin.getTime() + Math.floor((WAKE.from + part * WAKE.hours) * HOUR));

function daysUntil(now: Date, calendar: Calendar): DemoDay[] {
  const today = calendar.dayOf(now);
  return Array.from({ length: DAYS }, (_, at) => {
    const ago = DAYS - 1 - at;
    const day = dayAfter(today, -ago);
    const begin = calendar.startOf(day);
    const hours = (now.getTime() - begin.getTime()) / HOUR;
    const passed = Math.min(Math.max((hours - WAKE.from) / WAKE.hours, 0), 1);
    return { begin, ago, busy: busyOn(day, ago), passed };
  });
}

function busyOn(day: string, ago: number): number {
  if (ago === OUTAGE.ago) return OUTAGE.busy;
  const usual = present(WEEK[new Date(`${day}T00:00:00Z`).getUTCDay()]);
  const grown = 1 - ((1 - GROWN_FROM) * ago) / DAYS;
  return usual * grown * (ago <= CAMPAIGN.first && ago >= CAMPAIGN.last ? CAMPAIGN.busy : 1);
}
