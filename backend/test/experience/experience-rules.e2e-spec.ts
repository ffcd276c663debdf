// The rules of experience: added, listed and removed by admins.
import { everyCase } from '../support/every-case.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { ExperienceWorld, RULES, today } from './experience-world.js';

const w = new ExperienceWorld();
beforeAll(() => w.start());
afterAll(() => w.stop());
beforeEach(() => w.app.connection.collection('experienceRules').deleteMany({}));

const rules = async () =>
  expectSuccess(await w.admin.agent.get(RULES)).details as { _id: string; state: string; amount: number }[];

describe('POST /api/admin/experience/rules', () => {
  it('should add rules, newest first, with their states and an audit record', async () => {
    for (const [amount, day] of [
      [1, 0],
      [2, 0],
      [3, 2],
    ] as const)
      expectSuccess(await w.addRule('given', amount, today(day)));
    expect((await rules()).map(({ amount, state }) => [amount, state])).toEqual([
      [3, 'coming'],
      [2, 'current'],
      [1, 'past'],
    ]);
    const audit = await w.app.connection
      .collection('audit')
      .findOne({ action: 'experienceRule.add' }, { sort: { _id: -1 } });
    expect(audit).toMatchObject({ after: { kind: 'given', amount: 3, firstDay: today(2) } });
  });

  it('should return 400 at the field for bad input', async () => {
    const good = { kind: 'given', amount: 1, firstDay: today() };
    const cases: [field: string, body: object][] = [
      ['kind', { ...good, kind: 'minutes' }],
      ['kind', { amount: 1, firstDay: today() }],
      ['amount', { ...good, amount: -1 }],
      ['amount', { ...good, amount: 1001 }],
      ['amount', { ...good, amount: 1.5 }],
      ['amount', { ...good, amount: '' }],
      ['firstDay', { ...good, firstDay: today(-1) }],
      ['firstDay', { ...good, firstDay: '2026-02-30' }],
      ['firstDay', { ...good, firstDay: 'soon' }],
      ['firstDay', { ...good, firstDay: 7 }],
      ['from', { ...good, from: today() }],
    ];
    await everyCase(
      cases,
      ([field, body]) => `${field} ${JSON.stringify(body)}`,
      async ([field, body]) => {
        expectFailure(await w.admin.agent.post(RULES).send(body), 'VALIDATION_FAILED', field);
      },
    );
    expectSuccess(await w.admin.agent.post(RULES).send({ ...good, firstDay: '9999-12-31' }));
    expect(await rules()).toHaveLength(1);
  });
});

describe('DELETE /api/admin/experience/rules/{id}', () => {
  it('should remove a rule that does not count yet, and refuse any other', async () => {
    expectSuccess(await w.addRule('minute', 5));
    expectSuccess(await w.addRule('minute', 6, today(1)));
    const [coming, current] = await rules();
    expectSuccess(await w.admin.agent.delete(`${RULES}/${coming!._id}`));
    expectFailure(await w.admin.agent.delete(`${RULES}/${coming!._id}`), 'NOT_FOUND');
    expectFailure(await w.admin.agent.delete(`${RULES}/${current!._id}`), 'INVALID_TRANSITION');
    expectFailure(await w.admin.agent.delete(`${RULES}/x`), 'VALIDATION_FAILED', 'id');
    const audit = await w.app.connection.collection('audit').findOne({ action: 'experienceRule.delete' });
    expect(audit).toMatchObject({ before: { kind: 'minute', amount: 6, firstDay: today(1) } });
  });
});
