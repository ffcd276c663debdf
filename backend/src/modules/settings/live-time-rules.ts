// The live time over time: past months keep the rule that held then. See docs/rules/settings.md.
import type { LiveTime, LiveTimeRule } from './setting.schemas.js';

/** Before every day of the calendar: the first rule also holds for all earlier days. */
const BEGINNING = '';

/** Returns the rules after a change on this day. A second change on a day takes the place of the first. */
export function rulesAfter(before: LiveTime, after: LiveTime, today: string): LiveTimeRule[] {
  const earlier = rulesOf(before).filter(({ from }) => from < today);
  return [...earlier, { from: today, days: after.days, time: after.time }];
}

/** Returns all rules in order. A live time that has never changed is its own first rule. */
export const rulesOf = ({ days, time, ruleHistory }: LiveTime): LiveTimeRule[] =>
  ruleHistory.length ? ruleHistory : [{ from: BEGINNING, days, time }];

/** Returns the rule of a month, 2026-01: the one that holds at its end, or today for the running month. */
export function ruleOfMonth([first, ...later]: readonly LiveTimeRule[], month: string): LiveTimeRule {
  if (!first) throw new Error('The live time has no rule');
  // The days of a month come before this text, those of the next month after it.
  return later.findLast(({ from }) => from <= `${month}-99`) ?? first;
}
