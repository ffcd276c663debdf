import { dayPresets } from './day-presets';

const on = (day: string) =>
  Object.fromEntries(dayPresets(day).map(({ label, days }) => [label, days.join(' ')]));

describe('dayPresets', () => {
  it('should end no range after today', () => {
    expect(on('2026-11-26')).toEqual({
      Today: '2026-11-26 2026-11-26',
      Yesterday: '2026-11-25 2026-11-25',
      'This week': '2026-11-23 2026-11-26',
      'Last week': '2026-11-16 2026-11-22',
      'This month': '2026-11-01 2026-11-26',
      'Last month': '2026-10-01 2026-10-31',
      'Last 30 days': '2026-10-28 2026-11-26',
    });
  });

  it('should begin the week on this day when it is a Monday', () => {
    expect(on('2026-11-30')).toMatchObject({
      'This week': '2026-11-30 2026-11-30',
      'Last week': '2026-11-23 2026-11-29',
    });
  });

  it('should reach into the year before at its beginning', () => {
    expect(on('2026-01-01')).toMatchObject({
      Yesterday: '2025-12-31 2025-12-31',
      'This week': '2025-12-29 2026-01-01',
      'Last month': '2025-12-01 2025-12-31',
    });
  });

  it('should know the last day of a February', () => {
    expect(on('2028-03-31')).toMatchObject({ 'Last month': '2028-02-01 2028-02-29' });
  });
});
