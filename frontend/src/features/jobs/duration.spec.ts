import { durationOf } from './duration';

const begin = '2026-01-31T12:00:00.000Z';

describe('durationOf', () => {
  it.each([
    ['2026-01-31T12:00:00.400Z', '0 s'],
    ['2026-01-31T12:00:42.000Z', '42 s'],
    ['2026-01-31T12:03:05.000Z', '3 min 5 s'],
    ['2026-01-31T14:30:05.000Z', '2 h 30 min'],
  ])('should return the duration when the job ended at %s', (end, said) => {
    expect(durationOf(begin, end)).toBe(said);
  });

  it('should count up to now when the job runs and return a dash when it has not started', () => {
    expect(durationOf(begin, null, Date.parse(begin) + 5000)).toBe('5 s');
    expect(durationOf(null, null)).toBe('–');
  });
});
