// The database calls of the loops of the idle product.
import { startWatched, type TestApp } from '../support/app.js';
import { until } from '../support/until.js';

let app: TestApp;
/** How often each command was sent, such as `find jobs`. */
let sent: Map<string, number>;
const timesOf = (command: string) => sent.get(command) ?? 0;
beforeAll(async () => {
  app = await startWatched();
  sent = new Map();
  app.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    const name = `${commandName} ${String((command as Record<string, unknown>)[commandName])}`;
    sent.set(name, timesOf(name) + 1);
  });
});
afterAll(async () => {
  await app.connection.dropDatabase();
  await app.close();
});

describe('an idle product', () => {
  it('should only read while nothing is due, and look for keys of scores less often than every 2 s', async () => {
    // A sweep of the live sessions comes every 5 s: its count is the clock of this test.
    await until(() => timesOf('find liveSessions') + timesOf('update liveSessions') >= 4, 60_000);
    expect(timesOf('find jobs')).toBeGreaterThan(0);
    const writes = ['findAndModify jobs', 'update liveSessions', 'findAndModify auditchain'];
    expect(writes.filter((command) => timesOf(command))).toEqual([]);
    expect(timesOf('find secret-settings')).toBeLessThanOrEqual(4);
  }, 120_000);
});
