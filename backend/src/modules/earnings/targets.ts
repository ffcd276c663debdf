// Valid days and target days. See docs/rules/earnings.md.
import { dayAfter } from '../../core/days.js';
import { ruleOfMonth } from '../settings/live-time-rules.js';
import type { LiveTimeRule } from '../settings/setting.schemas.js';

/** The rule of a month within a period. */
export interface MonthRule {
  /** 2026-01 */
  month: string;
  /** The valid days that a host needs in the whole month. */
  days: number;
  /** The minutes that make a day valid. */
  minutes: number;
}

const monthOf = (day: string) => day.slice(0, 7);
/** Returns the number of the month's last day. */
const lengthOf = (month: string) =>
  Number(dayAfter(`${monthOf(dayAfter(`${month}-01`, 31))}-01`, -1).slice(8));

/** Judges the days of a period by the rules of their months. */
export class Targets {
  /** The rules by month, in order. */
  readonly months: readonly MonthRule[];
  /** The valid days that a host needs in the period: the share of each month's target, rounded up together. */
  readonly days: number;
  private readonly minutes: ReadonlyMap<string, number>;

  /** `days` are all days of the period. */
  constructor(rules: readonly LiveTimeRule[], days: readonly string[]) {
    const covered = new Map<string, number>();
    for (const day of days) covered.set(monthOf(day), (covered.get(monthOf(day)) ?? 0) + 1);
    this.months = [...covered.keys()].map((month) => {
      const rule = ruleOfMonth(rules, month);
      return { month, days: rule.days, minutes: rule.time };
    });
    this.minutes = new Map(this.months.map(({ month, minutes }) => [month, minutes]));
    const share = this.months.reduce(
      (sum, { month, days: target }) => sum + (target * (covered.get(month) ?? 0)) / lengthOf(month),
      0,
    );
    // The sum of fractions may lie a little above a whole number.
    this.days = Math.ceil(Number(share.toFixed(6)));
  }

  /** Returns the minutes that make this day of the period valid. */
  minutesOn(day: string): number {
    return this.minutes.get(monthOf(day)) ?? Infinity;
  }

  /** Whether a day with live sessions of this many minutes is valid. */
  isValid(day: string, minutes: number): boolean {
    return minutes >= this.minutesOn(day);
  }
}
