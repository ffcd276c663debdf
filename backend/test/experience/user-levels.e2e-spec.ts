// Levels that staff set, levels that follow from experience, and changed levels.
import { Level } from '../../src/modules/catalogues/levels/level.schema.js';
import { LevelWatch } from '../../src/modules/experience/level-watch.js';
import { expectSuccess } from '../support/errors.js';
import { ExperienceWorld } from './experience-world.js';

const ROW: [number, number, number][] = [
  [1, 0, 100],
  [2, 100, 200],
  [3, 200, 300],
];
const w = new ExperienceWorld();
beforeAll(async () => {
  await w.start();
  await w.setRules(2, 2, 0);
});
afterAll(() => w.stop());
beforeEach(async () => {
  await w.setLevels(...ROW);
  await w.newPair();
});

const audits = (id: string) =>
  w.app.connection.collection('audit').find({ 'target.id': id, action: 'user.progress' }).toArray();
const jobs = () => w.app.connection.collection('jobs').find({ kind: 'levels' }).sort({ _id: 1 }).toArray();

describe('level and experience that staff set', () => {
  it('should be one audit entry, a record of the difference and a raised version', async () => {
    expectSuccess(await w.set(w.giver, { level: 2, experience: 150 }));
    const after = await w.user(w.giver);
    expect(after).toMatchObject({ level: 2, experience: 150, experienceOpening: 0, version: 1 });
    expect(after.levelHold).toBeUndefined();
    expect(await audits(w.giver.id)).toMatchObject([
      { before: { level: 0, experience: 0 }, after: { level: 2, experience: 150 } },
    ]);
    expect(await w.records(w.giver)).toEqual([['set', 150]]);
    expect(await w.messages(w.giver)).toEqual(['You reached level 2']);
    expectSuccess(await w.set(w.giver, { level: 2, experience: 150 }));
    expect(await w.records(w.giver)).toHaveLength(1);
    expect(await audits(w.giver.id)).toHaveLength(1);
  });

  it('should hold another level until the next range begins', async () => {
    expectSuccess(await w.set(w.giver, { level: 9, experience: 150 }));
    expect((await w.user(w.giver)).levelHold).toEqual({ level: 9, at: 150 });
    await w.given();
    await w.given();
    expect(await w.progress(w.giver)).toEqual([190, 9]);
    await w.given();
    expect(await w.progress(w.giver)).toEqual([210, 3]);
    expect((await w.user(w.giver)).levelHold).toBeUndefined();
    expect(await w.messages(w.giver)).toEqual(['You reached level 9']);
  });

  it('should keep the hold when the experience falls', async () => {
    const entry = await w.given();
    expectSuccess(await w.set(w.giver, { level: 7, experience: 110 }));
    expectSuccess(await w.reverse(entry));
    expect(await w.progress(w.giver)).toEqual([90, 7]);
    expect((await w.user(w.giver)).levelHold).toEqual({ level: 7, at: 110 });
  });

  it('should store no record when only the level changes', async () => {
    expectSuccess(await w.set(w.giver, { level: 4, experience: 0 }));
    expect(await w.records(w.giver)).toEqual([]);
    expect(await w.user(w.giver)).toMatchObject({ experienceOpening: 0, levelHold: { level: 4, at: 0 } });
  });

  it('should be refused with the version of a change by staff, not with one by a gift', async () => {
    const { number, coin } = await w.user(w.giver);
    await w.given();
    const set = (level: number) =>
      w.admin.agent
        .post('/api/app/edit/update')
        .send({ number, coin: coin - 10, level, experience: 50, versionSeen: 0 });
    expectSuccess(await set(1));
    expect((await set(2)).status).toBe(409);
  });
});

describe('the level of a user', () => {
  it('should be the highest of overlapping ranges, and in a gap that of the last range', async () => {
    await w.setLevels([1, 0, 30], [5, 10, 30], [2, 60, 100]);
    const levels: number[] = [];
    for (let gifts = 0; gifts < 4; gifts += 1) {
      await w.given();
      levels.push((await w.progress(w.giver))[1]);
    }
    expect(levels).toEqual([5, 5, 2, 2]);
  });

  it('should ignore hidden and deleted levels', async () => {
    const levels = w.app.connection.model<Level>(Level.name);
    await levels.updateOne({ level: 1 }, { shown: false });
    await levels.updateOne({ level: 2 }, { deletedAt: new Date() });
    await new Promise((resolve) => setTimeout(resolve, 2100));
    await w.given();
    expect(await w.progress(w.giver)).toEqual([20, 0]);
  });
});

describe('changed levels', () => {
  it('should be brought to all users by one job, without a message', async () => {
    await w.applyLevels();
    for (let gifts = 0; gifts < 6; gifts += 1) await w.given();
    const other = await w.app.as('user', await w.app.create.user());
    const legacy = await w.app.as('user', await w.app.create.user({ level: 40, experience: 10 }));
    expectSuccess(await w.set(w.host, { level: 9, experience: 120 }));
    const before = await w.messages(w.giver);
    expect(await w.progress(w.giver)).toEqual([120, 2]);
    const known = (await jobs()).length;

    await w.setLevels([1, 0, 50], [4, 50, 115], [6, 115, 500]);
    const watch = w.app.nest.get(LevelWatch);
    await Promise.all([watch.look(), watch.look(), watch.look()]);
    const [job] = (await jobs()).slice(known);
    expect(job).toMatchObject({ state: 'waiting', by: { id: 'system', name: 'System' }, tells: false });
    expect((job!.dueAt as Date).getTime() - (job!.createdAt as Date).getTime()).toBeGreaterThan(4500);
    await w.applyLevels();

    expect((await jobs()).slice(known)).toMatchObject([{ title: 'Levels of all users' }]);
    expect(await w.progress(w.giver)).toEqual([120, 6]);
    expect(await w.progress(other)).toEqual([0, 1]);
    expect(await w.user(legacy)).toMatchObject({ level: 40, levelHold: { level: 40, at: 10 } });
    expect(await w.user(w.host)).toMatchObject({ level: 9, levelHold: { level: 9, at: 120 } });
    expect(await w.messages(w.giver)).toEqual(before);
    expect(await w.differences()).toEqual([]);
    await watch.look();
    expect((await jobs()).slice(known)).toHaveLength(1);
  });

  it('should end the job and make another one when they change again before it runs', async () => {
    await w.applyLevels();
    await w.given();
    const known = (await jobs()).length;
    await w.setLevels([2, 0, 500]);
    await w.app.nest.get(LevelWatch).look();
    await w.setLevels([3, 0, 500]);
    await w.app.nest.get(LevelWatch).look();
    expect((await jobs()).slice(known)).toHaveLength(1);
    const { asked } = await w.levelState();
    while ((await w.levelState()).asked === asked) {
      await w.app.nest.get(LevelWatch).look();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect((await jobs()).slice(known)).toMatchObject([{ state: 'done', done: 0 }, { state: 'waiting' }]);
    await w.applyLevels();
    expect(await w.progress(w.giver)).toEqual([20, 3]);
  });
});

describe('the levels at the first start', () => {
  it('should count as brought to all users', async () => {
    const old = await w.app.as('user', await w.app.create.user({ level: 40, experience: 10 }));
    await w.app.connection.collection('levelStates').deleteMany({});
    const known = (await jobs()).length;
    const watch = w.app.nest.get(LevelWatch);
    await watch.look();
    await watch.look();
    expect(await jobs()).toHaveLength(known);
    expect(await w.progress(old)).toEqual([10, 40]);
    const { applied, asked } = await w.levelState();
    expect(applied).toBe(asked);
  });
});
