import { between, startOfDay } from './days.js';

describe('startOfDay', () => {
  it.each([
    ['2026-01-31', 'UTC', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31', 'Asia/Kolkata', '2026-01-30T18:30:00.000Z'],
    ['2026-01-31', 'America/New_York', '2026-01-31T05:00:00.000Z'],
    // Daylight saving time begins at 01:00 UTC on 29 March.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ])('should return the start of %s in %s', (day, zone, expected) => {
    expect(startOfDay(day, zone).toISOString()).toBe(expected);
  });
});

describe('between', () => {
  it('should include the last day when both days are given', () => {
    expect(between('2026-01-01', '2026-01-31', 'UTC')).toEqual({
      $gte: new Date('2026-01-01T00:00:00Z'),
      $lt: new Date('2026-02-01T00:00:00Z'),
    });
  });
  it('should return undefined when no day is given', () => {
    expect(between(undefined, undefined, 'UTC')).toBeUndefined();
  });
});
