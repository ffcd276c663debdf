import { comparedDays, lengthOf, periodsOf } from './periods.js';

describe('periodsOf', () => {
  it('should be days, weeks from Monday or whole months', () => {
    expect(periodsOf('2026-02-27', '2026-03-01', 'day').map(({ first }) => first)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(periodsOf('2026-03-01', '2026-03-02', 'week')).toEqual([
      { first: '2026-02-23', last: '2026-03-01' },
      { first: '2026-03-02', last: '2026-03-08' },
    ]);
    expect(periodsOf('2024-01-31', '2024-03-01', 'month')).toEqual([
      { first: '2024-01-01', last: '2024-01-31' },
      { first: '2024-02-01', last: '2024-02-29' },
      { first: '2024-03-01', last: '2024-03-31' },
    ]);
  });
});

describe('lengthOf', () => {
  it('should count both ends', () => {
    expect(lengthOf('2026-01-01', '2026-01-01')).toBe(1);
    expect(lengthOf('2024-02-01', '2024-03-01')).toBe(30);
  });
});

describe('comparedDays', () => {
  const today = '2026-11-26';
  it.each([
    // As many days right before, without today.
    ['2026-10-28', today, '2026-11-25', '2026-09-29', '2026-10-27'],
    ['2026-09-05', '2026-09-11', '2026-09-11', '2026-08-29', '2026-09-04'],
    // This month until yesterday, a whole month, and a month longer than the one before.
    ['2026-11-01', today, '2026-11-25', '2026-10-01', '2026-10-25'],
    ['2026-10-01', '2026-10-31', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2026-02-01', '2026-02-28', '2026-02-28', '2026-01-01', '2026-01-31'],
    // This week, which began on a Monday.
    ['2026-11-23', today, '2026-11-25', '2026-11-16', '2026-11-18'],
  ])('should compare %s to %s until %s with %s to %s', (from, to, last, beforeFrom, beforeTo) => {
    expect(comparedDays({ from, to }, today)).toEqual({
      full: { from, to: last },
      before: { from: beforeFrom, to: beforeTo },
    });
  });

  it('should compare a month that is longer than the one before with all of it', () => {
    expect(comparedDays({ from: '2026-03-01', to: '2026-03-31' }, '2026-03-31')?.before).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
  });

  it('should compare nothing when no day is over', () => {
    expect(comparedDays({ from: today, to: today }, today)).toBeUndefined();
  });
});
