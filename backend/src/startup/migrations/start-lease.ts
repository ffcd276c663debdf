import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { duplicateField } from '../../core/duplicate.js';
import { newLease, whileRenewed } from '../../platform/work/lease.js';
import { MigrationLock } from './migration.schema.js';

const LOCK = 'migrations';
const LEASE_MILLISECONDS = 60_000;
const WAIT_MILLISECONDS = 250;

/** What only one of several starting processes may do at a time. The lease is in the database, and outlives nobody by long. */
@Injectable()
export class StartLease {
  private readonly logger = new Logger('Migrations');

  constructor(@InjectModel(MigrationLock.name) private readonly locks: Model<MigrationLock>) {}

  /** Waits for its turn. The work looks itself whether another process has done it meanwhile. */
  async hold(work: () => Promise<void>): Promise<void> {
    const holder = newLease();
    if (!(await this.renew(holder))) {
      this.logger.log(
        'Waiting for another process that runs the migrations, or that died during them less than a minute ago',
      );
      while (!(await this.renew(holder))) await wait(WAIT_MILLISECONDS);
    }
    // Renewed well before it ends. When that fails another process begins: with the migration anew, which is safe to be run
    // twice, or with the demo data, of which it first clears what is there.
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
