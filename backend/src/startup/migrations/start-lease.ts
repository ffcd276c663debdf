import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { duplicateField } from '../../core/duplicate.js';
import { openingOf } from '../../platform/database/embedded.js';
import { newLease, whileRenewed } from '../../platform/work/lease.js';
import { MigrationLock } from './migration.schema.js';

const LOCK = 'migrations';
const LEASE_MILLISECONDS = 60_000;
const WAIT_MILLISECONDS = 250;

/**
 * Lets only one of several starting processes do a piece of work at a time. The lease is stored in the database and
 * expires soon after its holder dies, on the embedded database at the next start.
 */
@Injectable()
export class StartLease {
  private readonly logger = new Logger('Migrations');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(MigrationLock.name) private readonly locks: Model<MigrationLock>,
  ) {}

  /** The name of the collection that stores the lease. */
  get collection(): string {
    return this.locks.collection.name;
  }

  /** Waits for the lease and runs the work. The work must check itself whether another process has already done it. */
  async hold(work: () => Promise<void>): Promise<void> {
    const holder = newLease();
    if (!(await this.renew(holder))) {
      this.logger.log(
        'Waiting for another process that runs the migrations, or that died during them less than a minute ago',
      );
      while (!(await this.renew(holder))) await wait(WAIT_MILLISECONDS);
    }
    // Renews the lease well before it ends. If that fails, another process starts over: with the migration, which is
    // safe to repeat, or with the demo data, which it first removes.
    const renew = async () => {
      try {
        await this.renew(holder);
      } catch (error) {
        this.logger.error({ msg: 'The lease was not renewed', err: error });
      }
    };
    try {
      await whileRenewed(LEASE_MILLISECONDS / 3, renew, work);
    } finally {
      await this.locks.deleteOne({ _id: LOCK, holder });
    }
  }

  /** Takes or renews the lease for this holder; returns false while another process holds it. */
  private async renew(holder: string): Promise<boolean> {
    const now = Date.now();
    const opening = openingOf(this.connection);
    // A holder of an earlier opening of the embedded database has died.
    const dead = opening ? [{ opening: { $exists: true, $ne: opening } }] : [];
    try {
      await this.locks.updateOne(
        { _id: LOCK, $or: [{ holder }, { until: { $lt: new Date(now) } }, ...dead] },
        {
          $set: { holder, until: new Date(now + LEASE_MILLISECONDS), ...(opening && { opening }) },
          ...(!opening && { $unset: { opening: 1 } }),
        },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // Another process holds the lease, and the lease has not expired.
      if (duplicateField(error)) return false;
      throw error;
    }
  }
}
