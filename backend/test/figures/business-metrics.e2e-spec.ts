// The figures of the business in /api/metrics, the dashboard that shows them, and the alerts on them.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { AuditCheck } from '../../src/platform/audit/audit-check.js';
import { AuditSealer } from '../../src/platform/audit/audit-sealer.js';
import { startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

const REPOSITORY = resolve(import.meta.dirname, '../../..');

let app: TestApp;
// Several applications in one process share the registry of metrics: the last one that started fills it.
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

/** Returns the values of the metrics whose names begin with callboard_, by name and labels. */
async function metrics(): Promise<Record<string, number>> {
  const { status, text } = await app.guest().get('/api/metrics');
  expect(status).toBe(200);
  const lines = text.split('\n').filter((line) => line.startsWith('callboard_'));
  return Object.fromEntries(
    lines.map((line) => line.split(/ (?=[^ ]+$)/)).map(([name, value]) => [name, Number(value)]),
  );
}

describe('the business figures of GET /api/metrics', () => {
  it('should be the coins in circulation, with held ones and without coins paid out', async () => {
    const admin = await app.as('admin');
    const { callboard_coins_in_circulation: before = 0 } = await metrics();
    const user = await app.create.user({ coin: 700, receivingCoins: 40 });
    const { _id } = await app.create.withdrawal(user, { coins: 10 });
    expect(await metrics()).toMatchObject({ callboard_coins_in_circulation: before + 750 });
    const id = _id.toHexString();
    expectSuccess(await admin.agent.post(`/api/admin/withdrawal/coinrequest/${id}?status=1`));
    expect(await metrics()).toMatchObject({ callboard_coins_in_circulation: before + 740 });
  });

  it('should be the records that wait for a decision and the age of the oldest', async () => {
    const before = await metrics();
    const waiting = 'callboard_decisions_waiting{kind="video"}';
    const createdAt = new Date(Date.now() - 400 * 86_400_000);
    await app.create.video(await app.create.user(), { createdAt });
    const after = await metrics();
    expect(after[waiting]).toBe(before[waiting]! + 1);
    expect(after['callboard_decisions_oldest_seconds{kind="video"}']).toBeGreaterThanOrEqual(400 * 86_400);
    for (const kind of ['host', 'withdrawal', 'send', 'closing'])
      expect(after).toHaveProperty([`callboard_decisions_waiting{kind="${kind}"}`]);
  });

  it('should name differences of the ledger only after a verification', async () => {
    expect(await metrics()).not.toHaveProperty('callboard_ledger_differences');
    const admin = await app.as('admin');
    const user = await app.create.user({ coin: 5 });
    await app.connection.collection('users').updateOne({ _id: user._id }, { $inc: { coin: 1 } });
    expectSuccess(await admin.agent.post('/api/admin/ledger/verify'));
    const found = await metrics();
    expect(found).toMatchObject({ callboard_ledger_differences: 1 });
    expect(found['callboard_ledger_verified_timestamp_seconds']).toBeCloseTo(Date.now() / 1000, -2);
  });

  it('should be the age of the oldest unsealed audit record, and what the last check found', async () => {
    expect(await metrics()).not.toHaveProperty('callboard_audit_findings');
    const admin = await app.as('admin');
    const id = (await app.create.user())._id.toHexString();
    expectSuccess(await admin.agent.post('/api/admin/userstatus').send({ id, active: false }));
    const audit = app.connection.collection('audit');
    await audit.updateOne({ 'target.id': id }, { $set: { at: new Date(Date.now() - 90_000) } });
    expect((await metrics())['callboard_audit_unsealed_seconds']).toBeGreaterThanOrEqual(90);
    await app.nest.get(AuditSealer).sealNext();
    await app.nest.get(AuditCheck).verify();
    const sealed = await metrics();
    expect(sealed).toMatchObject({ callboard_audit_unsealed_seconds: 0, callboard_audit_findings: 0 });
    expect(sealed['callboard_audit_verified_timestamp_seconds']).toBeCloseTo(Date.now() / 1000, -2);
    await audit.deleteOne({ 'target.id': id });
    await app.nest.get(AuditCheck).verify();
    expect(await metrics()).toMatchObject({ callboard_audit_findings: 1 });
  });

  it('should be missing while the database is away, without hiding the other metrics', async () => {
    const other = await startApp({ MONGODB_URI: app.databaseUri });
    await other.connection.getClient().close();
    const { status, text } = await other.guest().get('/api/metrics');
    await other.close();
    expect(status).toBe(200);
    expect(text).toContain('http_request_duration_seconds');
    expect(text).not.toMatch(/^callboard_(coins|decisions)/m);
  });
});

/** The expressions of the dashboard and of the alerts, by file. */
const read = (file: string) => readFileSync(join(REPOSITORY, 'deploy', file), 'utf8');
const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
  panels: { targets: { expr: string }[] }[];
};
const { groups } = parse(read('alerts.yml')) as {
  groups: { name: string; rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const EXPRESSIONS: [string, string[]][] = [
  ['grafana-dashboard.json', panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))],
  ['alerts.yml', rules.map(({ expr }) => expr)],
];

describe.each(EXPRESSIONS)('deploy/%s', (_file, expressions) => {
  it('should use only metrics that the API has', async () => {
    const { text } = await app.guest().get('/api/metrics');
    const names = expressions.flatMap((expr) => expr.match(/\b(callboard|http|nodejs|process)_\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(10);
    // The metrics of the process belong to the started product, not to a test.
    const known = (name: string) =>
      /^(nodejs|process)_/.test(name) || text.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `);
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  it('should measure the time of answers without the event streams', () => {
    const slow = expressions.filter((expr) => expr.includes('http_request_duration_seconds_bucket'));
    expect(slow.length).toBeGreaterThan(0);
    for (const expr of slow) expect(expr).toContain('route!="/api/events"');
  });
});

describe('deploy/alerts.yml', () => {
  it('should have names of its own, and say what to look at', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { annotations } of rules) {
      expect(annotations).toEqual({
        summary: expect.stringMatching(/\S/) as string,
        description: expect.stringMatching(/\S/) as string,
      });
    }
  });

  it('should raise an alert for each metric that exists only after a verification', async () => {
    const { text } = await app.guest().get('/api/metrics');
    // The metrics with a value before any verification need no such alert.
    const isMissing = (name: string) => !new RegExp(`^${name}[ {]`, 'm').test(text);
    const verified = rules.flatMap(
      ({ expr }) => expr.match(/\bcallboard_\w+_verified_timestamp_seconds/g) ?? [],
    );
    expect(new Set(verified).size).toBe(2);
    for (const name of new Set(verified)) {
      expect([name, isMissing(name)]).toEqual([name, true]);
      expect(rules.map(({ expr }) => expr)).toContain(`absent(${name}{job="callboard"})`);
    }
  });
});
