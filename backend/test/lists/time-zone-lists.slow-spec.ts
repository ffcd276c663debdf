// Days agree at the edges of days: in every list, sum, figure and file, in every panel.
import { startApp, type TestApp } from '../support/app.js';
import { restoreClock, setClock } from '../support/clock.js';
import { DAY_LISTS, DayReader, figureFaults } from './day-lists.js';
import { dayWorld, moveTo } from './day-world.js';

const HOUR = 3_600_000;
/** Midnight UTC of a day that has not come: sessions and leases of the tests must not have expired. */
const MIDNIGHT = Date.parse(new Date(Date.now() + 48 * HOUR).toISOString().slice(0, 10));
const dayFrom = (days: number) => new Date(MIDNIGHT + days * 24 * HOUR).toISOString().slice(0, 10);

let app: TestApp;
afterEach(async () => {
  restoreClock();
  await app.close();
});

describe.each([
  // Half an hour of the day before in UTC is 5:00 in India; 2:30 in UTC is 23:30 of the day before in São Paulo.
  ['Asia/Kolkata', -HOUR / 2, 0, -5.5 * HOUR],
  ['America/Sao_Paulo', 2.5 * HOUR, -1, -21 * HOUR],
])('the days of %s', (zone, now, day, begin) => {
  it('should be the same in every list, sum, figure and file of every panel', async () => {
    app = await startApp({ TIME_ZONE: zone });
    const world = await dayWorld(app);
    const [today, yesterday] = [dayFrom(day), dayFrom(day - 1)];
    expect(new Set(DAY_LISTS.flatMap(({ roles }) => roles)).size).toBe(5);
    expect(new Set(DAY_LISTS.map(({ method }) => method)).size).toBe(2);
    const reader = new DayReader();
    const faults: string[] = [];
    for (const [time, inside, outside] of [
      [MIDNIGHT + begin, today, yesterday],
      [MIDNIGHT + begin - 1, yesterday, today],
    ] as const) {
      setClock(MIDNIGHT + now);
      const actors = await world.actors();
      await moveTo(app, new Date(time));
      for (const list of DAY_LISTS)
        for (const role of list.roles) {
          const needs = world.needs(list, role);
          const fault = await reader.fault(list, actors[role], needs, { inside, outside });
          if (fault) faults.push(`${role} ${list.path} ${list.first} ${inside}: ${fault}`);
        }
      for (const actor of Object.values(actors))
        faults.push(...(await figureFaults(actor, world.seller, inside, outside)));
      // Each file writes an audit record, so files come last.
      if (inside === today) continue;
      for (const list of DAY_LISTS.filter(({ fields }) => fields.includes('format'))) {
        const [role = 'admin'] = list.roles;
        const fault = await reader.fileFault(list, actors[role], world.needs(list, role), inside);
        if (fault) faults.push(`${role} ${list.path} as a file, ${list.first} ${inside}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  }, 240_000);
});
