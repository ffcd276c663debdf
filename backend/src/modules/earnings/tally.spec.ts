import { tally } from './tally.js';
import { Targets } from './targets.js';

const day = '2026-02-01';
const next = '2026-02-02';
const targets = (time: number) => new Targets([{ from: '', days: 20, time }], [day, next]);

describe('tally', () => {
  it('should add the minutes of two agencies on a day and count the day once', () => {
    const days = [
      { day, agencyCode: 'AG1', user: 'host', sessions: 1, minutes: 40, diamonds: 5 },
      { day, agencyCode: 'AG2', user: 'host', sessions: 1, minutes: 25, diamonds: 6 },
      { day: next, agencyCode: 'AG2', user: 'host', sessions: 2, minutes: 59, diamonds: 7 },
    ];
    const figures = { sessions: 4, minutes: 124, diamonds: 18, agencyCode: 'AG2' };
    expect(tally(days, targets(60)).get('host')).toMatchObject({ ...figures, validDays: 1 });
    expect(tally(days, targets(30)).get('host')).toMatchObject({ ...figures, validDays: 2 });
    expect(tally(days, targets(0)).get('host')).toMatchObject({ ...figures, validDays: 2 });
    expect(tally(days, targets(66)).get('host')).toMatchObject({ ...figures, validDays: 0 });
  });
});
