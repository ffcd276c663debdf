import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { Gauge, register } from 'prom-client';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { type SealState, SealStates } from '../../platform/audit/seal-state.js';
import { Job } from '../../platform/jobs/job.schema.js';
import { WaitingSend } from '../coins/approvals/waiting-send.schema.js';
import { Host, HOST_STATUS } from '../hosts/host.schema.js';
import { PAID_OUT, PLATFORM } from '../ledger/accounts.js';
import { balanceOf, ClosingsService } from '../ledger/closings.service.js';
import { LedgerCheckService } from '../ledger/ledger-check.service.js';
import { Video, VIDEO_STATUS } from '../videos/video.schema.js';
import { Withdrawal, WITHDRAWAL_STATUS } from '../withdrawals/withdrawal.schema.js';

/** A scrape waits this many milliseconds for the database. Later values are missing in its answer. */
const PATIENCE = 3000;

const GAUGES = {
  callboard_audit_findings: { help: 'Whether the last check of the audit log found a change: 1 or 0' },
  callboard_audit_unsealed_seconds: {
    help: 'Age of the oldest audit record that waits for a seal, 0 without one',
  },
  callboard_audit_verified_timestamp_seconds: { help: 'When the audit log was last checked, as Unix time' },
  callboard_coins_in_circulation: { help: 'Coins of coin agencies and users, earned and held ones included' },
  callboard_decisions_waiting: { help: 'Records that wait for a decision of staff', labelNames: ['kind'] },
  callboard_decisions_oldest_seconds: {
    help: 'Age of the oldest record that waits for a decision, 0 without one',
    labelNames: ['kind'],
  },
  callboard_jobs_failed: { help: 'Background jobs that failed and wait for a retry' },
  callboard_ledger_differences: { help: 'Differences that the last verification of the ledger found' },
  callboard_ledger_verified_timestamp_seconds: { help: 'When the ledger was last verified, as Unix time' },
} as const;
type GaugeName = keyof typeof GAUGES;

interface Sample {
  name: GaugeName;
  value: number;
  kind?: string;
}

interface Dated {
  createdAt: Date;
}

/** Adds what the platform's staff care about to the metrics of `/api/metrics`. Every scrape reads the database. */
@Injectable()
export class BusinessMetrics implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('BusinessMetrics');
  private readonly gauges = new Map<GaugeName, Gauge>();
  private running: Promise<Sample[]> | undefined;

  constructor(
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
    @InjectUnscoped(Video) private readonly videos: Model<Video>,
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    @InjectModel(WaitingSend.name) private readonly sends: Model<WaitingSend>,
    @InjectModel(Job.name) private readonly jobs: Model<Job>,
    private readonly closings: ClosingsService,
    private readonly ledger: LedgerCheckService,
    private readonly seals: SealStates,
  ) {}

  onModuleInit(): void {
    for (const [name, options] of Object.entries(GAUGES) as [GaugeName, { help: string }][]) {
      register.removeSingleMetric(name);
      // All workers (WORKERS) read the same database, so their values must not be added up.
      const gauge = new Gauge({ name, ...options, aggregator: 'max', collect: () => this.fill(name) });
      this.gauges.set(name, gauge);
    }
  }

  onApplicationShutdown(): void {
    for (const [name, gauge] of this.gauges)
      if (register.getSingleMetric(name) === gauge) register.removeSingleMetric(name);
  }

  private async fill(name: GaugeName): Promise<void> {
    const gauge = this.gauges.get(name);
    if (!gauge) return;
    gauge.reset();
    // The gauges of one scrape share one reading.
    this.running ??= this.readInTime().finally(() => {
      this.running = undefined;
    });
    const samples = await this.running;
    const own = samples.filter((sample) => sample.name === name);
    // A reset gauge without labels is 0, but a value that is not known must be missing.
    if (!own.length && !('labelNames' in GAUGES[name])) gauge.remove();
    for (const { kind, value } of own) gauge.set(kind === undefined ? {} : { kind }, value);
  }

  /** Returns no samples when the database does not answer in time, so that the other metrics remain readable. */
  private async readInTime(): Promise<Sample[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The database did not answer in time')), PATIENCE);
    });
    try {
      return await Promise.race([this.read(), late]);
    } catch (error) {
      this.logger.warn(`The business metrics are missing: ${String(error)}`);
      return [];
    } finally {
      clearTimeout(timer);
    }
  }

  private async read(): Promise<Sample[]> {
    const [platform, paidOut, verification, seals, failed, ...waiting] = await Promise.all([
      this.closings.flows(PLATFORM),
      this.closings.flows(PAID_OUT),
      this.ledger.last(),
      this.seals.read(),
      this.jobs.countDocuments({ state: 'failed' }),
      waitingOf('host', this.hosts, { status: HOST_STATUS.pending }),
      waitingOf('video', this.videos, { status: VIDEO_STATUS.undecided }),
      waitingOf('withdrawal', this.withdrawals, { status: WITHDRAWAL_STATUS.pending }),
      waitingOf('send', this.sends, { state: 'waiting' }),
      waitingOf('closing', this.sends, { state: 'closing' }),
    ]);
    return [
      { name: 'callboard_coins_in_circulation', value: -(balanceOf(platform) + balanceOf(paidOut)) },
      { name: 'callboard_jobs_failed', value: failed },
      ...(verification
        ? ([
            { name: 'callboard_ledger_differences', value: verification.found },
            {
              name: 'callboard_ledger_verified_timestamp_seconds',
              value: verification.at.getTime() / 1000,
            },
          ] as const)
        : []),
      ...samplesOf(seals),
      ...waiting.flat(),
    ];
  }
}

function samplesOf({ waitingSince, checkedAt, finding }: SealState): Sample[] {
  const checked: Sample[] = checkedAt
    ? [
        { name: 'callboard_audit_findings', value: finding ? 1 : 0 },
        { name: 'callboard_audit_verified_timestamp_seconds', value: checkedAt.getTime() / 1000 },
      ]
    : [];
  return [...checked, { name: 'callboard_audit_unsealed_seconds', value: ageOf(waitingSince) }];
}

const ageOf = (time: Date | undefined) => (time ? Math.max(0, Date.now() - time.getTime()) / 1000 : 0);

/** Counts the records that wait for a decision, and returns the age of the oldest. */
async function waitingOf<T extends Dated>(
  kind: string,
  model: Model<T>,
  filter: QueryFilter<T>,
): Promise<Sample[]> {
  const [count, oldest] = await Promise.all([
    model.countDocuments(filter),
    model.findOne(filter, { createdAt: 1 }).sort({ createdAt: 1 }).lean<Dated>(),
  ]);
  const age = ageOf(oldest?.createdAt);
  return [
    { name: 'callboard_decisions_waiting', kind, value: count },
    { name: 'callboard_decisions_oldest_seconds', kind, value: age },
  ];
}
