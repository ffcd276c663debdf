import { Calendar } from '../../core/days.js';
import type { TimeZones } from '../../platform/time-zone/time-zones.js';
import { present } from '../../core/present.js';
import { DemoDays } from './demo-days.js';
import { Random } from './random.js';

describe('DemoDays', () => {
  const days = new DemoDays({ calendar: Calendar.of('Asia/Kolkata') } as TimeZones);
  const busy = (ago: number) => present(days.all.find((day) => day.ago === ago)).busy;
  const average = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => busy(from + at)).reduce((sum, one) => sum + one) /
    (to - from + 1);

  it('should have 120 days that grow, with a campaign and an outage', () => {
    expect(days.all).toHaveLength(120);
    expect(average(30, 57)).toBeGreaterThan(1.1 * average(92, 119));
    expect(average(21, 27)).toBeCloseTo(2 * average(35, 41), 0);
    expect(busy(9)).toBeLessThan(0.1);
  });

  it('should give times of these days that have passed, fewer on the day of the outage', () => {
    const random = new Random(1);
    const times = [
      ...days.times(20, () => random.next()),
      days.time(0),
      days.time(0.5),
      days.time(0.999_999),
    ];
    for (const time of times) {
      expect(time.getTime()).toBeGreaterThan(days.begin.getTime());
      expect(time.getTime()).toBeLessThanOrEqual(Date.now());
    }
    const on = (ago: number) => times.filter((time) => days.ago(time) === ago).length;
    expect(on(9)).toBeLessThan(on(10) / 5);
  });

  it('should write the movements of a day in one batch and begin the next batch later', () => {
    const { begin } = present(days.all[4]);
    const next = present(days.batchAfter(begin));
    expect(next.getTime()).toBeGreaterThan(begin.getTime());
    expect(days.batchOf(next)).toBe(days.batchOf(begin) + 1);
    expect(days.batchAfter(new Date())).toBeUndefined();
  });
});
