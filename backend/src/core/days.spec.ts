import { between, Calendar, dayAfter, daysFrom, type ZoneFrom } from './days.js';

const utc = Calendar.of('UTC');

describe('Calendar.startOf', () => {
  it.each([
    ['2026-01-31', 'UTC', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31', 'Asia/Kolkata', '2026-01-30T18:30:00.000Z'],
    ['2026-01-31', 'America/New_York', '2026-01-31T05:00:00.000Z'],
    // Daylight saving time begins at 01:00 UTC on 29 March.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    // Clocks go forward at midnight: the day begins at 01:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z'],
    // Clocks go back at midnight: the day before lasts an hour longer.
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    // Clocks go forward within the last hour of a day.
    ['1919-03-31', 'America/Toronto', '1919-03-31T04:30:00.000Z'],
  ])('should return the first instant of %s in %s', (day, zone, expected) => {
    expect(Calendar.of(zone).startOf(day).toISOString()).toBe(expected);
  });
});

const ZONES = [
  'UTC',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'Atlantic/Azores',
  'America/St_Johns',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Chatham',
];

/** Returns which days of a calendar do not begin where the day before ends. Days without an instant are left out. */
function faultsOf(calendar: Calendar, from: string, to: string): string[] {
  return daysFrom(from, to).flatMap((day) => {
    const [start, end] = [calendar.startOf(day), calendar.startOf(dayAfter(day))];
    if (start > end) return [`${day} ends before it begins`];
    if (start.getTime() === end.getTime()) return [];
    const last = new Date(end.getTime() - 1);
    const before = calendar.dayOf(new Date(start.getTime() - 1));
    if (calendar.dayOf(start) !== day) return [`${day} begins on ${calendar.dayOf(start)}`];
    if (calendar.dayOf(last) !== day) return [`${day} ends on ${calendar.dayOf(last)}`];
    return before < day ? [] : [`${day} begins after ${before}`];
  });
}

describe('Calendar', () => {
  it('should put each instant into one day when a zone has any rule for its clocks', () => {
    const faults = ZONES.flatMap((zone) => {
      const calendar = Calendar.of(zone);
      return [
        ...faultsOf(calendar, '2011-01-01', '2011-12-31'),
        ...faultsOf(calendar, '2026-01-01', '2027-12-31'),
      ].map((fault) => `${zone}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('should put each instant into one day when the zone has changed any number of times', () => {
    const random = sequence(20_261_127);
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
    const faults: string[] = [];
    for (let run = 0; run < 60; run += 1) {
      const history: ZoneFrom[] = [{ from: '', zone: pick(ZONES) }];
      let day = '2026-01-05';
      for (let change = 0; change < 5; change += 1) {
        day = dayAfter(day, 1 + Math.floor(random() * 4));
        history.push({ from: day, zone: pick(ZONES) });
      }
      const calendar = new Calendar(history);
      faults.push(
        ...faultsOf(calendar, '2026-01-01', dayAfter(day, 5)).map(
          (fault) => `${JSON.stringify(history)}: ${fault}`,
        ),
      );
      for (let at = 0; at < 40; at += 1) {
        const time = new Date(Date.parse('2026-01-03T00:00:00Z') + Math.floor(random() * 25 * 86_400_000));
        const found = calendar.dayOf(time);
        const holds = calendar.startOf(found) <= time && time < calendar.startOf(dayAfter(found));
        if (!holds) faults.push(`${JSON.stringify(history)}: ${time.toISOString()} is not within ${found}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('should keep the days before a change when an Owner changes the zone at any time', () => {
    const random = sequence(5);
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
    const faults: string[] = [];
    for (let run = 0; run < 150; run += 1) {
      let calendar = Calendar.of(pick(ZONES));
      let now = Date.parse('2026-03-01T00:00:00Z');
      for (let change = 0; change < 4; change += 1) {
        now += Math.floor(random() * 60) * 3_600_000;
        const today = calendar.dayOf(new Date(now));
        const next = calendar.changed(pick(ZONES), new Date(now));
        const said = `${JSON.stringify(next.history)} at ${new Date(now).toISOString()}`;
        for (const day of daysFrom('2026-02-20', today))
          if (calendar.startOf(day).getTime() !== next.startOf(day).getTime())
            faults.push(`${said}: ${day} moved`);
        if (next.dayOf(new Date(now)) < today) faults.push(`${said}: today went back`);
        calendar = next;
      }
      faults.push(...faultsOf(calendar, '2026-02-25', '2026-03-20'));
    }
    expect(faults).toEqual([]);
  });

  it('should count in the new zone at once when the change comes after its midnight', () => {
    // 5:00 in India on 27 November.
    const now = new Date('2026-11-26T23:30:00Z');
    const calendar = utc.changed('Asia/Kolkata', now);
    expect(calendar.history).toEqual([
      { from: '', zone: 'UTC' },
      { from: '2026-11-27', zone: 'Asia/Kolkata' },
    ]);
    expect(calendar.dayOf(now)).toBe('2026-11-27');
    expect(calendar.dayOf(new Date('2026-11-26T18:29:59.999Z'))).toBe('2026-11-26');
    expect(calendar.zoneAt(now.getTime())).toBe('Asia/Kolkata');
  });

  it('should show the times of the present day in the new zone where the day stays the same', () => {
    const now = new Date('2026-11-27T12:00:00Z');
    const calendar = utc.changed('America/Sao_Paulo', now);
    expect([calendar.dayOf(now), calendar.zoneAt(now.getTime())]).toEqual([
      '2026-11-27',
      'America/Sao_Paulo',
    ]);
    // 22:00 of the day before in São Paulo, counted as the 27th.
    expect(calendar.zoneAt(Date.parse('2026-11-27T01:00:00Z'))).toBe('UTC');
    expect(calendar.dayOf(new Date('2026-11-28T02:30:00Z'))).toBe('2026-11-27');
  });

  it('should replace a change that has not begun', () => {
    const now = new Date('2026-11-27T12:00:00Z');
    const once = utc.changed('America/Sao_Paulo', now);
    expect(once.changed('Europe/Berlin', now).history).toEqual([
      { from: '', zone: 'UTC' },
      { from: '2026-11-28', zone: 'Europe/Berlin' },
    ]);
    expect(once.changed('UTC', now).history).toEqual(utc.history);
  });
});

describe('between', () => {
  it('should include the last day when both days are given', () => {
    expect(between('2026-01-01', '2026-01-31', utc)).toEqual({
      $gte: new Date('2026-01-01T00:00:00Z'),
      $lt: new Date('2026-02-01T00:00:00Z'),
    });
  });
  it('should return undefined when no day is given', () => {
    expect(between(undefined, undefined, utc)).toBeUndefined();
  });
});

/** Returns numbers from 0 to 1 that are the same in each run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
