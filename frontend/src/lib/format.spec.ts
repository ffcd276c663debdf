import { formatAgo, formatDate, formatDateTime, formatNumber } from './format';

describe('format', () => {
  it('should group digits and treat a missing number as none', () => {
    expect(formatNumber(1234567)).toBe(new Intl.NumberFormat().format(1234567));
    expect(formatNumber(undefined)).toBe('0');
  });

  it('should show nothing for a date that is none', () => {
    expect([formatDate(''), formatDate(undefined), formatDateTime('soon'), formatAgo('soon')]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it('should say how long ago in the largest fitting unit', () => {
    const now = Date.parse('2026-03-10T12:00:00Z');
    expect(formatAgo('2026-03-10T11:59:40Z', now)).toBe('now');
    expect(formatAgo('2026-03-10T09:00:00Z', now)).toBe('3 hours ago');
    expect(formatAgo('2026-03-09T11:00:00Z', now)).toBe('yesterday');
  });
});
