import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { takeDue } from '../work/lease.js';
import { PollLoop } from '../work/poll-loop.js';
import { AuditKey } from './audit-key.js';
import { AuditChain } from './audit-seal.schema.js';
import { AuditSealer, BATCH } from './audit-sealer.js';

/** Milliseconds between two looks for unsealed records. With a killed process and its lease still below a minute. */
const EVERY = 15_000;
const LEASE = 30_000;
/** The shortest rest in milliseconds between two full batches. */
const REST = 100;

/** Seals new audit records every few seconds, and the records of the past in batches with rests. One process seals. */
@Injectable()
export class SealingLoop implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly loop = new PollLoop({
    look: () => this.look(),
    every: EVERY,
    failure: 'Audit records could not be sealed',
    logger: new Logger('Audit'),
  });

  constructor(
    @InjectModel(AuditChain.name) private readonly chains: Model<AuditChain>,
    private readonly keys: AuditKey,
    private readonly sealer: AuditSealer,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start(EVERY);
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  private async look(): Promise<number> {
    // Nearly always nothing waits: one read instead of a lease and a transaction.
    if (!(await this.sealer.isDue())) return EVERY;
    await this.keys.ensure();
    const taken = await takeDue(this.chains, '', LEASE, {});
    if (!taken) return EVERY;
    const start = Date.now();
    const isFull = (await this.sealer.sealNext()) === BATCH;
    // Leaves at least half of the time to the requests.
    const rest = isFull ? Math.max(REST, Date.now() - start) : EVERY;
    // Due a little earlier than this process looks again, whose turn it then is.
    const dueAt = new Date(Date.now() + rest / 2);
    await this.chains.updateOne({ _id: taken._id, lease: taken.lease }, { $set: { dueAt } });
    return rest;
  }
}
