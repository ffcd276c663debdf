import { dayAfter, firstOf, monthOf } from '../../../lib/days';
import { today } from '../../../lib/today';
import { texts } from '../components.texts';

const { presets: label } = texts.filters;

/** Returns common ranges of days up to today, each with its first and last day. */
export function dayPresets(last = today()) {
  return [
    { label: label.today, days: [last, last] },
    { label: label.week, days: [dayAfter(last, -6), last] },
    { label: label.days30, days: [dayAfter(last, -29), last] },
    { label: label.month, days: [firstOf(monthOf(last)), last] },
  ];
}
