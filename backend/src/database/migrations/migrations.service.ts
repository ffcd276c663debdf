import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type INestApplicationContext, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { duplicateField } from '../duplicate.js';
import type { Migration } from './migration.js';
import { AppliedMigration, MigrationLock } from './migration.schema.js';

const LOCK = 'migrations';
const LEASE_MILLISECONDS = 60_000;
const WAIT_MILLISECONDS = 250;

export interface MigrationState {
  id: string;
  about: string;
  appliedAt?: Date;
}

/** Runs migrations once and in order, also when several processes start together: one works, the others wait for it. */
@Injectable()
export class MigrationsService {
  private readonly logger = new Logger('Migrations');

  constructor(
    @InjectModel(AppliedMigration.name) private readonly applied: Model<AppliedMigration>,
    @InjectModel(MigrationLock.name) private readonly locks: Model<MigrationLock>,
  ) {}

  async states(migrations: Migration[]): Promise<MigrationState[]> {
    const known = new Map((await this.applied.find().lean()).map(({ _id, at }) => [_id, at]));
    return migrations.map(({ id, about }) => ({ id, about, appliedAt: known.get(id) }));
  }

  /** Runs those that have not run. When one fails the later ones do not run, and the error is the caller's. */
  async run(app: INestApplicationContext, migrations: Migration[]): Promise<void> {
    if (!(await this.pending(migrations)).length) return;
    const holder = randomUUID();
    await this.acquire(holder);
    // Renewed well before it ends; when that fails, the work in hand is safe to be run twice.
    const renewal = setInterval(() => {
      this.renew(holder).catch((error: unknown) =>
        this.logger.error({ msg: 'The lease was not renewed', err: error }),
      );
    }, LEASE_MILLISECONDS / 3);
    try {
      for (const migration of await this.pending(migrations)) await this.apply(app, migration);
    } finally {
      clearInterval(renewal);
      await this.locks.deleteOne({ _id: LOCK, holder });
    }
  }

  private async pending(migrations: Migration[]): Promise<Migration[]> {
    const states = await this.states(migrations);
    return migrations.filter((_, at) => !states[at]!.appliedAt);
  }

  private async apply(app: INestApplicationContext, { id, about, run }: Migration): Promise<void> {
    const started = Date.now();
    await run(app);
    await this.applied.create({ _id: id, at: new Date(), milliseconds: Date.now() - started });
    this.logger.log(`${id}: ${about} (${Date.now() - started} ms)`);
  }

  private async acquire(holder: string): Promise<void> {
    while (!(await this.renew(holder))) await wait(WAIT_MILLISECONDS);
  }

  /** Whether the lease is this holder's for another while. */
  private async renew(holder: string): Promise<boolean> {
    const now = Date.now();
    try {
      await this.locks.updateOne(
        { _id: LOCK, $or: [{ holder }, { until: { $lt: new Date(now) } }] },
        { holder, until: new Date(now + LEASE_MILLISECONDS) },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // Somebody else's record stands, and its lease has not ended.
      if (duplicateField(error)) return false;
      throw error;
    }
  }
}
