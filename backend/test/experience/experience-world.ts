// The product with a giver, a live host and what decides about experience and levels.
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { Level } from '../../src/modules/catalogues/levels/level.schema.js';
import type { Gift } from '../../src/modules/catalogues/gifts/gift.schema.js';
import { ExperienceTerms } from '../../src/modules/experience/experience-terms.js';
import type { RuleKind } from '../../src/modules/experience/experience-rule.schema.js';
import { LevelWatch } from '../../src/modules/experience/level-watch.js';
import type { LevelRange } from '../../src/modules/experience/levels.js';
import type { LiveSession } from '../../src/modules/hosts/live/live-session.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { until } from '../support/until.js';

export const RULES = '/api/admin/experience/rules';
/** Today, in the zone of the installation (UTC). */
export const today = (days = 0) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export class ExperienceWorld {
  app: TestApp;
  admin: Actor<'admin'>;
  giver: Actor<'user'>;
  host: Actor<'user'>;
  live: LiveSession;
  rose: Gift;

  async start(): Promise<void> {
    this.app = await startApp();
    this.admin = await this.app.as('admin');
    this.rose = await this.app.create.gift({ title: 'Rose', coin: 10 });
  }

  stop(): Promise<void> {
    return this.app.close();
  }

  /** A new giver with coins and a new host who is live. */
  async newPair(giver: Partial<User> = {}): Promise<void> {
    const { create } = this.app;
    this.giver = await this.app.as('user', await create.user({ coin: 10_000, ...giver }));
    this.host = await this.app.as('user', await create.user());
    const agency = await create.agency();
    await create.host(this.host.record, agency.uniqueId, { status: 1 });
    this.live = await create.liveSession(this.host.record, agency.uniqueId);
  }

  addRule(kind: RuleKind, amount: number, firstDay = today()) {
    return this.admin.agent.post(RULES).send({ kind, amount, firstDay });
  }

  async setRules(given: number, received: number, minute: number): Promise<void> {
    for (const [kind, amount] of Object.entries({ given, received, minute }))
      expectSuccess(await this.addRule(kind as RuleKind, amount));
  }

  /** Lets all rules count since yesterday. */
  async backdateRules(): Promise<void> {
    const rules = this.app.connection.collection('experienceRules');
    await rules.updateMany(
      {},
      { $set: { firstDay: today(-1), createdAt: new Date(Date.now() - 86_400_000) } },
    );
    this.app.nest.get(ExperienceTerms).forget();
  }

  /** Replaces the levels, which this process then knows. `[level, expFrom, expTo]` each. */
  async setLevels(...ranges: [level: number, expFrom: number, expTo: number][]): Promise<LevelRange[]> {
    const levels = this.app.connection.model<Level>(Level.name);
    await levels.deleteMany({});
    const made = ranges.map(([level, expFrom, expTo]) => ({ level, expFrom, expTo }));
    await levels.create(made.map((one) => ({ ...one, icon: 'uploads/levels/none.webp' })));
    this.app.nest.get(ExperienceTerms).forget();
    return made;
  }

  /** Lets the product notice changed levels, and waits until all users have them. */
  async applyLevels(): Promise<void> {
    await this.app.nest.get(LevelWatch).look();
    await until(async () => (await this.levelState()).applied !== '');
  }

  async levelState(): Promise<{ applied: string; asked: string }> {
    const states = this.app.connection.collection<{ _id: string; applied: string; asked: string }>(
      'levelStates',
    );
    return (await states.findOne({ _id: 'levels' }))!;
  }

  give(key: string = randomUUID()) {
    return this.giver.agent
      .post('/api/app/gift')
      .set('Idempotency-Key', key)
      .send({ gift: this.rose._id.toHexString(), userId: this.host.id });
  }

  /** Gives a gift and returns the id of its entry. */
  async given(): Promise<string> {
    expectSuccess(await this.give());
    const entries = this.app.connection.collection('ledgerentries');
    const entry = await entries.findOne(
      { kind: 'gift', from: `user:${this.giver.id}` },
      { sort: { _id: -1 } },
    );
    return entry!._id.toHexString();
  }

  reverse(entry: string) {
    return this.admin.agent.post(`/api/admin/ledger/reverse/${entry}`).send({ reason: 'A child played' });
  }

  /** Sets level and experience with the form of staff, which also sends the balance. */
  async set(actor: Actor<'user'>, progress: { level: number; experience: number }) {
    const { number, coin } = await this.user(actor);
    return this.admin.agent.post('/api/app/edit/update').send({ number, coin, ...progress });
  }

  async user(actor: Actor<'user'>): Promise<User> {
    return (await this.app.stored('users', actor.id)) as unknown as User;
  }

  /** Returns experience and level of a user. */
  async progress(actor: Actor<'user'>): Promise<[experience: number, level: number]> {
    const { experience, level } = await this.user(actor);
    return [experience, level];
  }

  /** Returns the kinds and the amounts of a user's records, the oldest first. */
  async records(actor: Actor<'user'>): Promise<[kind: string, amount: number][]> {
    const found = await this.app.connection
      .collection('experience')
      .find({ user: new Types.ObjectId(actor.id) })
      .sort({ _id: 1 })
      .toArray();
    return found.map(({ kind, amount }) => [kind as string, amount as number]);
  }

  /** Returns the messages in a user's inbox, the oldest first. */
  async messages(actor: Actor<'user'>): Promise<string[]> {
    const inbox = this.app.connection.collection('inbox');
    const found = await inbox
      .find({ user: new Types.ObjectId(actor.id) })
      .sort({ _id: 1 })
      .toArray();
    return found.map(({ description }) => description as string);
  }

  /** Returns what a verification finds. */
  async differences(): Promise<{ what: string; account: string; label: string }[]> {
    const answer = await this.admin.agent.post('/api/admin/ledger/verify');
    const { differences } = expectSuccess(answer).details as {
      differences: { what: string; account: string; label: string }[];
    };
    return differences;
  }
}
