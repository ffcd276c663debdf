import { lengthOf, periodsOf } from './periods.js';

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
