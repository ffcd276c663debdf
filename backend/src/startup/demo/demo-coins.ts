// Creates what the demo's hosts, users and coin agencies did over its days: live sessions, and the coin movements that
// DemoCoinPlan plans.
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { present } from '../../core/present.js';
import { contextOf } from '../../core/request-context.js';
import { Gift } from '../../modules/catalogues/gifts/gift.schema.js';
import { LiveGift } from '../../modules/catalogues/live-gifts/live-gift.schema.js';
import { Host, HOST_STATUS } from '../../modules/hosts/host.schema.js';
import { LiveSession } from '../../modules/hosts/live/live-session.schema.js';
import { LedgerService } from '../../modules/ledger/ledger.service.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { CoinAgency } from '../../modules/staff/coin-agency/coin-agency.schema.js';
import { User } from '../../modules/users/user.schema.js';
import { BankExport } from '../../modules/withdrawals/bank-export.schema.js';
import { BankSeals } from '../../modules/withdrawals/bank-seals.js';
import { Withdrawal } from '../../modules/withdrawals/withdrawal.schema.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { callerOf, recordOf } from './demo-callers.js';
import { DemoCoinPlan, type DemoPeople } from './demo-coin-plan.js';
import { DemoDays } from './demo-days.js';
import { demoSessions, type Streamer } from './demo-sessions.js';
import type { Step } from './demo-steps.js';
import { Random } from './random.js';

/** The number of batches that one transaction writes. */
const AT_ONCE = 15;
const SEEDS = { sessions: 496, coins: 8128 };
@Injectable()
export class DemoCoins {
  private readonly logger = new Logger('Demo');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly days: DemoDays,
    private readonly ledger: LedgerService,
    private readonly seals: BankSeals,
    private readonly audit: AuditService,
  ) {}

  /** Creates the sessions and movements, after the opening entries of the demo accounts. */
  async seed(): Promise<void> {
    const started = Date.now();
    const people = await this.people();
    const plan = new DemoCoinPlan(new Random(SEEDS.coins), this.days, people);
    const steps = plan.steps();
    await this.model(LiveSession).insertMany(people.sessions);
    for (const portion of this.portions(steps)) {
      await inTransaction(this.connection, async () => {
        for (const batch of portion.values()) await this.write(batch);
      });
    }
    const { made, acts } = plan.payouts.export();
    await this.model(BankExport).insertMany(made);
    await this.audit.recordAll(acts.map((act) => recordOf(this.audit, act)));
    await this.model(Withdrawal).insertMany(
      plan.payouts.asked.map(({ details, ...one }) => ({ ...one, ...this.seals.seal(one._id, details) })),
    );
    const counts = `${people.sessions.length} live sessions, ${steps.length} movements of coins`;
    this.logger.log(`Demo data: ${counts}, in ${Date.now() - started} ms`);
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
    const gifts = [...(await this.giftsOf(Gift, 'gift')), ...(await this.giftsOf(LiveGift, 'liveGift'))].sort(
      (one, other) => one.coin - other.coin,
    );
    const sessions = demoSessions(new Random(SEEDS.sessions), this.days.all, await this.streamers(users));
    return { admins: admins.map((admin) => callerOf('admin', admin)), sellers, users, sessions, gifts };
  }

  private async giftsOf(model: { name: string }, kind: 'gift' | 'liveGift') {
    const gifts = await this.model<Gift>(model).find().lean<Gift[]>();
    return gifts.map(({ _id, title, coin }) => ({ kind, _id, title, coin }));
  }

  /** Returns the approved hosts among these users, in the order of their applications. */
  private async streamers(users: User[]): Promise<Streamer[]> {
    const pictures = new Map(users.map(({ _id, picture }) => [_id.toHexString(), picture]));
    const hosts = await this.model<Host>(Host)
      .find({ status: HOST_STATUS.approved })
      .sort({ _id: 1 })
      .lean<Host[]>();
    return hosts.flatMap(({ user, username, agencyCode, decisions }) => {
      const picture = pictures.get(user.toHexString());
      const since = present(decisions.at(-1)).at;
      return picture === undefined ? [] : [{ user, username, agencyCode, picture, since }];
    });
  }

  private model<T>({ name }: { name: string }): Model<T> {
    return this.connection.model<T>(name);
  }

  /** Returns the batches of each transaction. */
  private portions(steps: readonly Step[]): Map<number, Step[]>[] {
    const portions: Map<number, Step[]>[] = [];
    for (const step of steps) {
      const batch = this.days.batchOf(step.at);
      const portion = (portions[Math.floor(batch / AT_ONCE)] ??= new Map());
      const batched = portion.get(batch);
      if (batched) batched.push(step);
      else portion.set(batch, [step]);
    }
    return portions.filter(Boolean);
  }

  private async write(steps: Step[]): Promise<void> {
    const entries = await this.ledger.moveAll(
      steps.map(({ movement, caller, at, returns }) => ({
        movement: returns ? { ...movement, returnOf: present(returns.entry)._id } : movement,
        context: contextOf(caller, at),
      })),
    );
    const records = steps.flatMap((step, at) => {
      step.entry = present(entries[at]);
      return step.change ? [recordOf(this.audit, { ...step, change: step.change(step.entry) })] : [];
    });
    await this.audit.recordAll(records);
  }
}
