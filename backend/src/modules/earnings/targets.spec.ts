import { daysFrom } from '../../core/days.js';
import { Targets } from './targets.js';

const rules = [
  { from: '', days: 20, time: 60 },
  { from: '2026-03-15', days: 22, time: 90 },
];
const targets = (from: string, to: string) => new Targets(rules, daysFrom(from, to));

describe('Targets', () => {
  it('should take the whole target when the period is a month', () => {
    expect(targets('2026-02-01', '2026-02-28').days).toBe(20);
    expect(targets('2026-03-01', '2026-03-31').days).toBe(22);
    expect(targets('2026-01-01', '2026-03-31').days).toBe(62);
  });

  it('should take the share of each month, rounded up together', () => {
    expect(targets('2026-02-01', '2026-02-07').days).toBe(5);
    expect(targets('2026-02-15', '2026-03-16').days).toBe(Math.ceil((20 * 14) / 28 + (22 * 16) / 31));
    expect(new Targets([{ from: '', days: 0, time: 0 }], ['2026-02-01']).days).toBe(0);
  });

  it('should judge a day by the rule of its month', () => {
    const spring = targets('2026-02-01', '2026-03-31');
    expect(spring.months).toEqual([
      { month: '2026-02', days: 20, minutes: 60 },
      { month: '2026-03', days: 22, minutes: 90 },
    ]);
    expect([spring.isValid('2026-02-28', 60), spring.isValid('2026-02-28', 59)]).toEqual([true, false]);
    expect([spring.isValid('2026-03-01', 89), spring.isValid('2026-03-01', 90)]).toEqual([false, true]);
  });
});
