// What the demo's hosts, users and coin agencies did over its days: live sessions, and the coin movements that DemoCoinPlan
// plans. Planned and stored at the start, written day by day by a job.
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { present } from '../../core/present.js';
import { Gift } from '../../modules/catalogues/gifts/gift.schema.js';
import { LiveGift } from '../../modules/catalogues/live-gifts/live-gift.schema.js';
import { Plan } from '../../modules/catalogues/plans/plan.schema.js';
import { Rollup } from '../../modules/figures/rollup.service.js';
import { Host, HOST_STATUS } from '../../modules/hosts/host.schema.js';
import { SOLD_KINDS } from '../../modules/items/item-kinds.js';
import { OwnedItems } from '../../modules/items/owned-items.js';
import { SYSTEM_ACTOR } from '../../modules/ledger/ledger-entry.schema.js';
import { OpenPast } from '../../modules/ledger/open-past.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { CoinAgency } from '../../modules/staff/coin-agency/coin-agency.schema.js';
import { User } from '../../modules/users/user.schema.js';
import { BankSeals } from '../../modules/withdrawals/bank-seals.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { Job } from '../../platform/jobs/job.schema.js';
import { type JobWork, type Portion, RunsJob } from '../../platform/jobs/job-work.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { callerOf } from './demo-callers.js';
import { DemoCoinPlan, type DemoPeople } from './demo-coin-plan.js';
import { DemoDays } from './demo-days.js';
import type { Offered } from './demo-items.js';
import { DemoPortion } from './demo-portion.schema.js';
import { demoSessions, type Streamer } from './demo-sessions.js';
import { DemoWriter } from './demo-writer.js';
import { Random } from './random.js';

const HISTORY_JOB = 'demoHistory';
/** Milliseconds until the job is due: the start first says that the product is ready. */
const BEGINNING = 2000;
const SEEDS = { sessions: 496, coins: 8128, purchases: 28, items: 6 };

@Injectable()
export class DemoHistory implements JobWork {
  private readonly logger = new Logger('Demo');
  /** When this process began to write. */
  private began: number | undefined;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(DemoPortion.name) private readonly portions: Model<DemoPortion>,
    private readonly days: DemoDays,
    private readonly past: OpenPast,
    private readonly jobs: JobsService,
    private readonly seals: BankSeals,
    private readonly owned: OwnedItems,
    private readonly writer: DemoWriter,
    private readonly rollup: Rollup,
  ) {}

  /** Stores the plan of the history and the job that writes it, after the opening entries of the demo accounts. */
  async plan(): Promise<void> {
    const planned = await this.planned();
    await this.portions.insertMany(planned, { lean: true });
    await this.past.open();
    await this.jobs.add({
      kind: HISTORY_JOB,
      title: 'History of the demo',
      payload: {},
      total: planned.length,
      dueAt: new Date(Date.now() + BEGINNING),
      by: { id: SYSTEM_ACTOR.id, name: SYSTEM_ACTOR.name },
    });
  }

  /** Writes the next day, in the transaction that removes it from the plan. */
  @RunsJob({ kind: HISTORY_JOB, completes: true })
  async next({ total }: Job): Promise<Portion> {
    this.began ??= Date.now();
    const isWritten = await inTransaction(this.connection, async () => {
      const portion = await this.portions.findOneAndDelete({}, { sort: { _id: 1 } }).lean<DemoPortion>();
      if (portion) await this.writer.write(portion);
      return portion !== null;
    });
    if (!isWritten) await this.finish(Date.now() - this.began);
    const done = total - (await this.portions.countDocuments());
    return { finished: !isWritten, checkpoint: {}, done, total, result: { days: done } };
  }

  /** Safe to repeat, because a process may be killed before its job ends. */
  private async finish(took: number): Promise<void> {
    await this.past.close();
    // Adds the job that sums the past days.
    await this.rollup.look();
    this.logger.log(`Demo history is complete, in ${took} ms`);
  }

  private async planned(): Promise<DemoPortion[]> {
    const people = await this.people();
    const plan = new DemoCoinPlan(new Random(SEEDS.coins), this.days, people, {
      ...{ seals: this.seals, purchases: new Random(SEEDS.purchases), items: new Random(SEEDS.items) },
    });
    const [steps, exports] = [plan.steps(), plan.payouts.exports()];
    const planned = this.days.all.map((_day, _id): DemoPortion => ({
      _id,
      sessions: [],
      steps: [],
      orders: [],
      items: [],
      exports: [],
    }));
    const portionAt = (time: Date) => present(planned[this.days.batchOf(time)]);
    for (const session of people.sessions) portionAt(session.createdAt).sessions.push(session);
    for (const step of steps) portionAt(step.at).steps.push(step);
    for (const { at, order } of plan.purchases.orders) portionAt(at).orders.push(order);
    for (const { at, owning } of plan.items.owned) portionAt(at).items.push(owning);
    for (const exporting of exports) portionAt(exporting.at).exports.push(exporting);
    return planned;
  }

  private async people(): Promise<DemoPeople> {
    const admins = await this.model<Admin>(Admin).find().sort({ _id: 1 }).lean<Admin[]>();
    const sellers = await this.model<CoinAgency>(CoinAgency)
      .find()
      .sort({ uniqueId: 1 })
      .lean<CoinAgency[]>();
    const users = await this.model<User>(User)
      .find({ active: true, banned: false })
      .sort({ createdAt: 1 })
      .lean<User[]>();
    const plans = await this.model<Plan>(Plan).find().sort({ order: 1 }).lean<Plan[]>();
    const gifts = [...(await this.giftsOf(Gift, 'gift')), ...(await this.giftsOf(LiveGift, 'liveGift'))].sort(
      (one, other) => one.coin - other.coin,
    );
    const sessions = demoSessions(new Random(SEEDS.sessions), this.days.all, await this.streamers(users));
    return {
      admins: admins.map((admin) => callerOf('admin', admin)),
      sellers,
      users,
      sessions,
      plans,
      offers: await this.offers(),
      gifts,
    };
  }

  private async offers(): Promise<Offered[]> {
    const kinds = await Promise.all(SOLD_KINDS.map((kind) => this.owned.presentWhere(kind, {})));
    return kinds.flat();
  }

  private async giftsOf(model: { name: string }, kind: 'gift' | 'liveGift') {
    const gifts = await this.model<Gift>(model).find().lean<Gift[]>();
    return gifts.map(({ _id, title, coin }) => ({ kind, _id, title, coin }));
  }

  /** Returns the approved hosts among these users, in the order of their applications. */
  private async streamers(users: User[]): Promise<Streamer[]> {
    const known = new Set(users.map(({ _id }) => _id.toHexString()));
    const hosts = await this.model<Host>(Host)
      .find({ status: HOST_STATUS.approved })
      .sort({ _id: 1 })
      .lean<Host[]>();
    return hosts
      .filter(({ user }) => known.has(user.toHexString()))
      .map(({ user, agencyCode, decisions }) => ({ user, agencyCode, since: present(decisions.at(-1)).at }));
  }

  private model<T>({ name }: { name: string }): Model<T> {
    return this.connection.model<T>(name);
  }
}
