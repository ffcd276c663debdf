import { ruleOfMonth, rulesAfter, rulesOf } from './live-time-rules.js';
import type { LiveTime } from './setting.schemas.js';

const liveTime = (days: number, time: number, ruleHistory: LiveTime['ruleHistory'] = []) =>
  ({ days, time, ruleHistory }) as LiveTime;

describe('the rules of the live time', () => {
  const changed = rulesAfter(liveTime(20, 60), liveTime(22, 60), '2026-03-31');

  it('should be the present values for all months while nothing has changed', () => {
    expect(ruleOfMonth(rulesOf(liveTime(20, 60)), '2019-01')).toMatchObject({ days: 20, time: 60 });
  });

  it('should keep past months and hold for the month of the change and all later months', () => {
    const days = ['2019-01', '2026-02', '2026-03', '2026-04'].map(
      (month) => ruleOfMonth(changed, month).days,
    );
    expect(days).toEqual([20, 20, 22, 22]);
  });

  it('should replace the rule of a day when the live time changes again on that day', () => {
    const again = rulesAfter(liveTime(22, 60, changed), liveTime(18, 90), '2026-03-31');
    expect(again).toEqual([
      { from: '', days: 20, time: 60 },
      { from: '2026-03-31', days: 18, time: 90 },
    ]);
  });

  it('should take the rule at the end of a month with several changes', () => {
    const next = rulesAfter(liveTime(22, 60, changed), liveTime(10, 30), '2026-04-01');
    expect(next).toHaveLength(3);
    expect([ruleOfMonth(next, '2026-03').days, ruleOfMonth(next, '2026-04').days]).toEqual([22, 10]);
  });
});
