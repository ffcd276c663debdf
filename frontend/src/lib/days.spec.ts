import { dayAfter, daysIn, firstOf, isCalendarDay, lastOf, monthAfter, weekdayOf } from './days';

describe('days', () => {
  it('should cross the ends of months and years when days are added', () => {
    expect([dayAfter('2028-02-28'), dayAfter('2026-12-31'), dayAfter('2026-03-01', -1)]).toEqual([
      '2028-02-29',
      '2027-01-01',
      '2026-02-28',
    ]);
    expect([daysIn('2026-01-01', '2026-01-01'), daysIn('2026-01-01', '2026-12-31')]).toEqual([1, 365]);
  });

  it('should return the month before and after when the year changes', () => {
    expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect([firstOf('2028-02'), lastOf('2028-02')]).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('should begin the week on Monday', () => {
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6]);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'today', ''])('should refuse %j as a day', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});
