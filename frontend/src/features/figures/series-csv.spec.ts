import { fileName, groupsCsv, seriesCsv } from './series-csv';
import type { Series } from './measures';

const series: Series = {
  points: [
    { day: '2026-11-23', value: 5, partial: false },
    { day: '2026-11-24', value: null, partial: true },
  ],
  total: 5,
  since: null,
  filling: false,
  before: {
    from: '2026-11-21',
    to: '2026-11-22',
    points: [{ day: '2026-11-21', value: 4, partial: false }],
    total: 4,
  },
  groups: [
    { of: 'agency:AG100001', name: '=Star, Agency', code: 'AG100001', total: 5, compared: 4, before: 3 },
  ],
  others: 2,
};

describe('CSV of figures', () => {
  it('should have a line for each point, and leave unknown values empty', () => {
    expect(seriesCsv('liveMinutes', series, 'day').slice(1).split('\r\n')).toEqual([
      'Day,Live minutes,Period before,Begins on',
      '2026-11-23,5,4,2026-11-21',
      '2026-11-24,,,',
      '',
    ]);
  });

  it('should have a line for each owner, with names that no spreadsheet evaluates', () => {
    expect(groupsCsv('liveMinutes', 'agency', series).slice(1).split('\r\n')).toEqual([
      'Agencies,Code,Live minutes,Period before',
      `"'=Star, Agency",AG100001,5,3`,
      'Others,,2,',
      '',
    ]);
  });

  it('should have money in rupees, with both decimal places', () => {
    expect(seriesCsv('revenue', series, 'day')).toContain('\r\n2026-11-23,0.05,0.04,2026-11-21\r\n');
    const plan = { of: 'plan:66f0', name: 'Gold', code: '', total: 123_450, compared: 4, before: null };
    expect(
      groupsCsv('revenue', 'plan', { ...series, groups: [plan] })
        .slice(1)
        .split('\r\n'),
    ).toEqual(['Plans,Code,Revenue,Period before', 'Gold,,1234.50,', 'Others,,0.02,', '']);
  });

  it('should have a name with measure and days', () => {
    const days = { from: '2026-11-01', to: '2026-11-24' };
    expect(fileName('liveMinutes', days)).toBe('live-minutes_2026-11-01_2026-11-24.csv');
    expect(fileName('liveMinutes', days, 'bd')).toBe('live-minutes-by-bd_2026-11-01_2026-11-24.csv');
  });
});
