import { dayAfter, firstOf, lastOf, monthAfter, monthOf, weekdayOf } from '../../../../lib/days';
import { today } from '../../../../lib/today';
import { texts } from '../../components.texts';

const { presets: label } = texts.filters;

/** Returns common ranges of days, each with its first and last day. Weeks begin on Monday; no range ends after today. */
export function dayPresets(now = today()) {
  const yesterday = dayAfter(now, -1);
  const monday = dayAfter(now, -weekdayOf(now));
  const month = monthOf(now);
  const before = monthAfter(month, -1);
  return [
    { label: label.today, days: [now, now] },
    { label: label.yesterday, days: [yesterday, yesterday] },
    { label: label.week, days: [monday, now] },
    { label: label.lastWeek, days: [dayAfter(monday, -7), dayAfter(monday, -1)] },
    { label: label.month, days: [firstOf(month), now] },
    { label: label.lastMonth, days: [firstOf(before), lastOf(before)] },
    { label: label.days30, days: [dayAfter(now, -29), now] },
  ];
}
