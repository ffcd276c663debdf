import { formatDateTime } from './format';
import { noteServerTime, noteZones, serverNow, zoneAt } from './server-time';
import { dayAt, today } from './today';

const HOUR = 3_600_000;
/** UTC up to 18:30 on 26 November, India from then on. */
const CHANGE = Date.parse('2026-11-26T18:30:00Z');
const zones = [
  ['UTC', null],
  ['Asia/Kolkata', CHANGE],
];

describe('the time of the server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T23:30:00Z') });
    noteZones(JSON.stringify({ zones, name: 'India Standard Time', isDefault: false }));
    noteServerTime(Date.now());
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([26 * HOUR, -26 * HOUR, 2 * 60_000])(
    'should equal the time of the server when the clock of the browser is off by %i ms',
    (offset) => {
      const now = Date.now();
      vi.setSystemTime(now + offset);
      noteServerTime(now);
      expect([serverNow(), today()]).toEqual([now, '2026-11-27']);
    },
  );

  it('should show each time in the zone of its day', () => {
    expect([zoneAt(CHANGE - 1), zoneAt(CHANGE)]).toEqual(['UTC', 'Asia/Kolkata']);
    expect([dayAt(CHANGE - 1), dayAt(CHANGE)]).toEqual(['2026-11-26', '2026-11-27']);
    expect(formatDateTime('2026-11-26T23:30:00Z')).toMatch(/5:00/);
    expect(formatDateTime('2026-11-26T17:30:00Z')).toMatch(/(17|5):30/);
  });
});
