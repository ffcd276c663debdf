// Random histories of gifts, reversals, values set by staff, rules and levels: experience and level are those of a model.
import fc from 'fast-check';
import type { Caller } from '../../src/core/caller.js';
import { actAs } from '../../src/core/request-context.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { AccountWriteQueue } from '../../src/modules/ledger/account-write-queue.js';
import { earningsAccount, userAccount } from '../../src/modules/ledger/accounts.js';
import type { LedgerEntry } from '../../src/modules/ledger/ledger-entry.schema.js';
import { ReversalsService } from '../../src/modules/ledger/reversals.service.js';
import { ExperienceService } from '../../src/modules/experience/experience.service.js';
import { ExperienceTerms } from '../../src/modules/experience/experience-terms.js';
import { LevelJob } from '../../src/modules/experience/level-job.js';
import { LEVEL_STATE } from '../../src/modules/experience/level-state.schema.js';
import type { Job } from '../../src/platform/jobs/job.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { toUser } from '../../src/modules/users/user.dto.js';
import { expectBalanced } from '../ledger/ledger.js';
import { ExperienceWorld, today } from './experience-world.js';

const SEED = 3407;
const RUNS = 300;
const CONCURRENT_RUNS = 40;
const TIMEOUT = 20 * 60_000;
/** So many histories share a database before it is verified, which reads all of it. */
const PER_CHECK = 25;
/** Levels in hundreds of experience: gaps, overlaps, equal ends. */
type Ranges = [level: number, expFrom: number, expTo: number][];

type Action =
  | { kind: 'gift'; coins: number }
  | { kind: 'reverse'; gift: number }
  | { kind: 'set'; side: 0 | 1; level: number; experience: number }
  | { kind: 'rule'; of: 'given' | 'received'; amount: number }
  | { kind: 'levels'; ranges: Ranges };

const whole = (min: number, max: number) => fc.integer({ min, max });
const ranges: fc.Arbitrary<Ranges> = fc.array(
  fc
    .tuple(whole(1, 9), whole(0, 9), whole(1, 5))
    .map(([level, from, length]) => [level, from * 100, (from + length) * 100]),
  { maxLength: 5 },
);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('gift' as const), coins: whole(1, 60) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse' as const), gift: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ kind: fc.constant('set' as const), side: fc.constantFrom(0 as const, 1 as const) },
      ...{ level: whole(0, 9), experience: whole(0, 1000) },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ kind: fc.constant('rule' as const), of: fc.constantFrom('given' as const, 'received' as const) },
      amount: whole(0, 8),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('levels' as const), ranges }) },
);

const w = new ExperienceWorld();
let caller: Caller;
/** The rules and the levels that count, for all histories. */
const rules = { given: 0, received: 0 };
let levels: Ranges = [];
beforeAll(async () => {
  await w.start();
  const { _id, name } = w.admin.record;
  caller = { role: 'admin', id: _id.toHexString(), code: '', name, sessionId: '' };
});
afterAll(() => w.stop());

/** What the rules of docs/rules/experience.md say about a user. */
class Model {
  experience = 0;
  level = 0;
  private hold: { level: number; at: number } | undefined;

  add(amount: number): void {
    if (!amount) return;
    this.experience = Math.max(0, this.experience + amount);
    this.settle();
  }

  set(level: number, experience: number): void {
    if (level === this.level && experience === this.experience) return;
    Object.assign(this, { level, experience });
    this.hold = level === this.ofRanges() ? undefined : { level, at: experience };
  }

  settle(): void {
    const { hold, experience } = this;
    const next = Math.min(...levels.map(([, from]) => from).filter((from) => hold && from > hold.at));
    if (experience >= next) this.hold = undefined;
    this.level = this.hold?.level ?? this.ofRanges();
  }

  /** Goes up from 0: the highest open range, or the highest of those that ended last. */
  private ofRanges(): number {
    let level = 0;
    for (let point = 0; point <= this.experience; point += 1) {
      const open = levels.filter(([, from, to]) => from <= point && point < to);
      const ended = levels.filter(([, , to]) => to === point);
      const counting = open.length ? open : ended;
      if (counting.length) level = Math.max(...counting.map(([number]) => number));
    }
    return level;
  }
}

class History {
  readonly models = [new Model(), new Model()] as const;
  private readonly gifts: { entry: string; given: number; received: number; isReversed: boolean }[] = [];

  private constructor(private readonly users: readonly [User, User]) {}

  static async begin(): Promise<History> {
    return new History([await w.app.create.user({ coin: 100_000 }), await w.app.create.user()]);
  }

  async act(one: Action): Promise<void> {
    switch (one.kind) {
      case 'gift':
        return this.give(one.coins);
      case 'reverse':
        return this.reverse(one.gift);
      case 'set': {
        const { side, level, experience } = one;
        await set(this.users[side], level, experience);
        return this.models[side].set(level, experience);
      }
      case 'rule':
        return changeRule(one.of, one.amount);
      case 'levels':
        return this.changeLevels(one.ranges);
    }
  }

  private async give(coins: number): Promise<void> {
    const entry = await give(this.users, coins);
    const gift = { entry, given: coins * rules.given, received: coins * rules.received, isReversed: false };
    this.gifts.push(gift);
    this.models[0].add(gift.given);
    this.models[1].add(gift.received);
  }

  private async reverse(at: number): Promise<void> {
    const gift = this.gifts[at];
    if (!gift || gift.isReversed) return;
    await reverse(gift.entry);
    gift.isReversed = true;
    this.models[0].add(-gift.given);
    this.models[1].add(-gift.received);
  }

  private async changeLevels(changed: Ranges): Promise<void> {
    await changeLevels(changed);
    await applyLevels();
    // The job gives a level to users without experience too.
    for (const model of this.models) model.settle();
  }

  async expectAsModel(): Promise<void> {
    const stored = await Promise.all(this.users.map(({ _id }) => w.app.stored('users', _id)));
    expect(stored.map(({ experience, level }) => ({ experience, level }))).toEqual(
      this.models.map(({ experience, level }) => ({ experience, level })),
    );
  }
}

/** Gives coins as a gift does. Returns the id of the entry. */
async function give([giver, host]: readonly [User, User], coins: number): Promise<string> {
  const to = earningsAccount(host._id);
  const { id } = await w.app.nest.get(AccountWriteQueue).post(to, undefined, async () => ({
    movement: { kind: 'gift', from: userAccount(giver._id), to, coins },
    names: '',
    together: await w.app.nest.get(ExperienceService).forGifts(),
    answer: ({ _id }: LedgerEntry) => ({ id: _id.toHexString() }),
  }));
  return id;
}

const asAdmin = <T>(work: () => Promise<T>): Promise<T> => actAs(caller, new Date(), work);
const reverse = (entry: string) =>
  asAdmin(() => w.app.nest.get(ReversalsService).reverse(entry, 'Test', undefined));
const set = ({ _id }: User, level: number, experience: number) =>
  asAdmin(() =>
    inTransaction(w.app.connection, () =>
      w.app.nest
        .get(ExperienceService)
        .set(caller, _id.toHexString(), { level, experience }, { version: undefined, show: toUser }),
    ),
  );

async function changeRule(kind: 'given' | 'received', amount: number): Promise<void> {
  const rule = { kind, amount, firstDay: today(), by: { id: caller.id, name: '' }, createdAt: new Date() };
  // A gift in the millisecond of the rule would have either amount.
  await new Promise((resolve) => setTimeout(resolve, 2));
  await w.app.connection.collection('experienceRules').insertOne(rule);
  w.app.nest.get(ExperienceTerms).forget();
  rules[kind] = amount;
}

async function changeLevels(changed: Ranges): Promise<void> {
  await w.setLevels(...changed);
  levels = changed;
}

/** Runs the job that brings changed levels to all users, without its delay. */
async function applyLevels(): Promise<void> {
  const { fingerprint } = await w.app.nest.get(ExperienceTerms).fingerprinted();
  const states = w.app.connection.collection<{ _id: string }>('levelStates');
  await states.updateOne({ _id: LEVEL_STATE }, { $set: { asked: fingerprint, applied: '' } });
  let job = { payload: { fingerprint }, checkpoint: null, done: 0, total: 0, result: {} } as unknown as Job;
  for (;;) {
    const portion = await w.app.nest.get(LevelJob).next(job);
    if (portion.finished) return;
    job = { ...job, ...portion };
  }
}

const histories = fc.array(action, { minLength: 4, maxLength: 12 });
const parameters = (numRuns: number) => ({ seed: SEED, numRuns, endOnFailure: true });

describe('random histories of experience', () => {
  it(
    'should leave experience and levels that the rules say',
    async () => {
      let runs = 0;
      const property = fc.asyncProperty(histories, async (actions) => {
        const history = await History.begin();
        for (const one of actions) await history.act(one);
        await history.expectAsModel();
        if (++runs % PER_CHECK === 0) await expectBalanced(w.app);
      });
      await fc.assert(property, parameters(RUNS));
    },
    TIMEOUT,
  );

  it(
    'should balance when everything happens at once',
    async () => {
      const property = fc.asyncProperty(histories, async (actions) => {
        const users = [await w.app.create.user({ coin: 100_000 }), await w.app.create.user()] as const;
        const entry = await give(users, 50);
        await Promise.all([
          reverse(entry),
          ...actions.map(async (one) => {
            if (one.kind === 'gift') await give(users, one.coins);
            if (one.kind === 'set') await set(users[one.side], one.level, one.experience);
            if (one.kind === 'levels') await applyLevels();
          }),
        ]);
      });
      await fc.assert(property, parameters(CONCURRENT_RUNS));
      await applyLevels();
      await expectBalanced(w.app);
    },
    TIMEOUT,
  );
});
