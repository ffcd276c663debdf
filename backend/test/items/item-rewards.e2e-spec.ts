// Levels bring things: once for each user and level, for good.
import { EntryEffectLevel } from '../../src/modules/catalogues/entry-effect-levels/entry-effect-level.schema.js';
import { FrameLevel } from '../../src/modules/catalogues/frame-levels/frame-level.schema.js';
import type { OwnItem } from '../../src/modules/items/items.dto.js';
import { ExperienceWorld } from '../experience/experience-world.js';
import { expectSuccess } from '../support/errors.js';
import { LedgerCheckService } from '../../src/modules/ledger/ledger-check.service.js';

const w = new ExperienceWorld();
const reward = async (schema: { name: string }, level: number) => {
  const files = { image: 'uploads/frames/none.webp', svga: 'uploads/frames/none.svga' };
  const made = await w.app.connection.model(schema.name).create({ level, ...files });
  return String(made._id);
};
const own = async (by = w.giver) =>
  (expectSuccess(await by.agent.get('/api/app/items')).details as OwnItem[])
    .map(({ kind, title }) => `${kind} ${title}`)
    .sort();
beforeAll(async () => {
  await w.start();
  await w.setRules(1, 1, 0);
  await w.setLevels([1, 10, 20], [2, 20, 50], [3, 50, 100]);
  await reward(EntryEffectLevel, 1);
  await reward(FrameLevel, 2);
});
beforeEach(() => w.newPair());
afterAll(() => w.stop());

describe('the rewards of levels', () => {
  it('should come with a gift that raises the level, each once, and stay when the gift is reversed', async () => {
    expectSuccess(await w.give());
    expect(await own()).toEqual(['entry-effect-levels Level 1']);
    expectSuccess(await w.give());
    const both = ['entry-effect-levels Level 1', 'frame-levels Level 2'];
    expect(await own()).toEqual(both);
    expect(await own(w.host)).toEqual(both);
    expectSuccess(await w.reverse(await w.given()));
    expectSuccess(await w.give());
    expect(await own()).toEqual(both);
    expect((await w.app.nest.get(LedgerCheckService).verify()).found).toBe(0);
  });

  it('should be worn, and be given once by gifts at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => w.give()));
    const owned = expectSuccess(await w.giver.agent.get('/api/app/items')).details as OwnItem[];
    expect(owned).toHaveLength(2);
    const frame = owned.find(({ kind }) => kind === 'frame-levels')!;
    expectSuccess(
      await w.giver.agent.put('/api/app/items/worn').send({ kind: 'frame-levels', id: frame.id }),
    );
    const { details } = expectSuccess(await w.host.agent.get(`/api/app/users/${w.giver.id}`));
    expect(details).toMatchObject({ worn: [{ place: 'frame', kind: 'frame-levels', id: frame.id }] });
  });

  it('should reach users who have the level already by a job, without a message', async () => {
    expectSuccess(await w.give());
    const before = expectSuccess(await w.giver.agent.get('/api/app/notifications')).details;
    await reward(FrameLevel, 1);
    await w.applyLevels();
    expect(await own()).toEqual(['entry-effect-levels Level 1', 'frame-levels Level 1']);
    expect(expectSuccess(await w.giver.agent.get('/api/app/notifications')).details).toEqual(before);
  });
});
