import type { Series } from './measures';
import { comparable, isCut, isEmpty, isRunning, knownSince, rowsOf, stepOf } from './series-rows';

const point = (day: string, value: number | null, partial = false) => ({ day, value, partial });
const series: Series = {
  points: [point('2026-11-23', 5), point('2026-11-24', 2, true)],
  total: 7,
  since: '2026-11-20',
  filling: false,
  before: { from: '2026-11-21', to: '2026-11-21', points: [point('2026-11-21', 4)], total: 4 },
};

describe('rowsOf', () => {
  it('should pair the points of both periods by their place', () => {
    expect(rowsOf(series)).toEqual([
      {
        day: '2026-11-23',
        value: 5,
        partial: false,
        dayBefore: '2026-11-21',
        before: 4,
        beforePartial: false,
      },
      {
        day: '2026-11-24',
        value: 2,
        partial: true,
        dayBefore: undefined,
        before: null,
        beforePartial: false,
      },
    ]);
  });
});

describe('stepOf', () => {
  it.each([
    ['2026-10-25', '2026-11-24', 'day'],
    ['2026-10-24', '2026-11-24', 'week'],
    ['2026-07-28', '2026-11-24', 'week'],
    ['2026-07-27', '2026-11-24', 'month'],
  ])('should be for %s to %s: %s', (from, to, step) => {
    expect(stepOf(from, to)).toBe(step);
  });
});

describe('what a reader must know about the days', () => {
  it('should say since when values are known, only within the period and where the past is unknown', () => {
    expect(knownSince('usersActive', series, '2026-11-18')).toBe('2026-11-20');
    expect(knownSince('usersActive', series, '2026-11-20')).toBeUndefined();
    expect(knownSince('liveMinutes', series, '2026-11-18')).toBeUndefined();
  });

  it('should have no total before when the period before began before the first known day', () => {
    const groups = [{ of: 'agency:AG100001', name: '', code: '', total: 3, compared: 3, before: 1 }];
    expect(comparable({ ...series, groups })).toEqual({ ...series, groups });
    expect(comparable({ ...series, groups, since: '2026-11-22' })).toMatchObject({
      total: 7,
      before: { total: null },
      groups: [{ total: 3, before: null }],
    });
  });

  it('should say that the first point is cut only when it began before the period', () => {
    const weeks = { ...series, points: [point('2026-11-16', 5, true), point('2026-11-23', 2)] };
    expect([isCut(weeks, '2026-11-18'), isCut(weeks, '2026-11-16'), isCut(series, '2026-11-23')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('should say that the last day still grows, only when it is today', () => {
    expect([
      isRunning(series, '2026-11-24', '2026-11-24'),
      isRunning(series, '2026-11-24', '2026-11-25'),
    ]).toEqual([true, false]);
  });

  it('should count zeros and unknown values as empty', () => {
    expect([
      isEmpty(series),
      isEmpty({ ...series, points: [point('2026-11-23', 0), point('2026-11-24', null)] }),
    ]).toEqual([false, true]);
  });
});
