import { faultOf, periodNames, periodOf, readPeriod, writePeriod } from './period';

const today = '2026-03-15';

describe('periodOf', () => {
  it.each([
    ['7', '2026-03-09', today],
    ['30', '2026-02-14', today],
    ['90', '2025-12-16', today],
    ['month', '2026-03-01', today],
    ['last', '2026-02-01', '2026-02-28'],
  ] as const)('should return the days of %s with today included', (period, from, to) => {
    expect(periodOf({ period }, today)).toEqual({ name: period, from, to });
  });

  it('should return last month of the year before when today is in January', () => {
    expect(periodOf({ period: 'last' }, '2026-01-31')).toEqual({
      name: 'last',
      from: '2025-12-01',
      to: '2025-12-31',
    });
  });

  it('should return the days of a custom period', () => {
    const days = { from: '2025-03-15', to: today };
    expect(periodOf({ period: 'custom', ...days }, today)).toEqual({ name: 'custom', ...days });
  });

  it.each([
    [{ from: '2026-03-10' }, 'incomplete'],
    [{ from: '2026-02-30', to: today }, 'incomplete'],
    [{ from: today, to: '2026-03-14' }, 'order'],
    [{ from: today, to: '2026-03-16' }, 'future'],
    [{ from: '2025-03-14', to: today }, 'long'],
  ] as const)('should return the last 30 days when the custom period is %j', (days, fault) => {
    expect(faultOf(days, today, 366)).toBe(fault);
    expect(periodOf({ period: 'custom', ...days }, today).name).toBe('30');
  });
});

describe('the period in the address', () => {
  it.each(periodNames)('should be read as it was written when it is %s', (period) => {
    const choice = period === 'custom' ? { period, from: '2026-03-01', to: today } : { period };
    const address = writePeriod(new URLSearchParams('search=a&page=3&from=2026-01-01&to=2026-01-02'), choice);
    expect(readPeriod(address)).toEqual(choice);
    expect([address.get('search'), address.get('page')]).toEqual(['a', null]);
  });

  it('should leave the standard period out, and count an unknown period as standard', () => {
    expect(writePeriod(new URLSearchParams('period=7'), { period: '30' }).toString()).toBe('');
    expect(readPeriod(new URLSearchParams('period=year'))).toEqual({ period: '30' });
  });
});
