import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuditRecord } from './audit.schema.js';
import { AuditChain, AuditSeal, CHAIN } from './audit-seal.schema.js';

export interface SealState {
  /** The time of the oldest record that waits for a seal; undefined when none waits. */
  waitingSince: Date | undefined;
  /** The time of the last seal; undefined without seals. */
  sealedAt: Date | undefined;
  /** The time of the last check; null before the first. */
  checkedAt: Date | null;
  /** What the last check found first; '' when nothing was changed. */
  finding: string;
}

/** Reads how far the audit log is sealed and checked. */
@Injectable()
export class SealStates {
  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    @InjectModel(AuditSeal.name) private readonly seals: Model<AuditSeal>,
    @InjectModel(AuditChain.name) private readonly chains: Model<AuditChain>,
  ) {}

  async read(): Promise<SealState> {
    const [waiting, last, chain] = await Promise.all([
      this.records.findOne({ seal: null }, { at: 1 }).sort({ _id: 1 }).lean(),
      this.seals.findOne({}, { at: 1 }).sort({ _id: -1 }).lean(),
      this.chains.findById(CHAIN, { checkedAt: 1, finding: 1 }).lean(),
    ]);
    return {
      waitingSince: waiting?.at,
      sealedAt: last?.at,
      checkedAt: chain?.checkedAt ?? null,
      finding: chain?.finding ?? '',
    };
  }
}
