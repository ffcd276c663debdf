import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import type { Env } from '../../core/config/env.js';
import { present } from '../../core/present.js';
import { duplicateField } from '../../core/duplicate.js';
import { inTransaction } from '../database/transaction.js';
import { ENV } from '../config/env.module.js';
import { AuditRecord } from './audit.schema.js';
import { AuditSeal } from './audit-seal.schema.js';
import { AuditKey } from './audit-key.js';
import { packed, sealHash } from './seal-hash.js';

/** The most records of a seal. The embedded database answers no call while it commits the marks of a seal. */
export const BATCH = 100;
/** How often a process tries to find a place in the chain that no other process takes meanwhile. */
const TRIES = 5;

/**
 * Seals audit records. A seal takes whatever is committed and not yet sealed, so a record that commits late is part of a
 * later seal. Seal and marks are one transaction, and the number of a seal is unique: a killed process leaves neither a
 * gap nor a record in two seals, and of two processes one begins again.
 */
@Injectable()
export class AuditSealer {
  private readonly logger = new Logger('Audit');

  constructor(
    @InjectModel(AuditRecord.name) private readonly records: Model<AuditRecord>,
    @InjectModel(AuditSeal.name) private readonly seals: Model<AuditSeal>,
    @InjectConnection() private readonly connection: Connection,
    private readonly keys: AuditKey,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns whether a record waits for a seal. */
  async isDue(): Promise<boolean> {
    return (await this.records.exists({ seal: null })) !== null;
  }

  /** Seals the oldest unsealed records, at most BATCH. Returns their number. */
  async sealNext(): Promise<number> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.seal();
      } catch (error) {
        // Another process took this place in the chain. Not every engine reports that as a conflict of transactions.
        if (duplicateField(error) === undefined || tried === TRIES) throw error;
      }
    }
  }

  private async seal(): Promise<number> {
    const key = await this.keys.read();
    const seal = await inTransaction(this.connection, async () => {
      const records = await this.records
        .find({ seal: null })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<AuditRecord[]>();
      if (!records.length) return undefined;
      const before = await this.seals.findOne({}, { hash: 1 }).sort({ _id: -1 }).lean();
      const made = {
        _id: (before?._id ?? 0) + 1,
        at: new Date(),
        first: present(records[0])._id,
        last: present(records.at(-1))._id,
        count: records.length,
        records: packed(key, records),
        previous: before?.hash ?? '',
      };
      const seal = { ...made, ...sealHash(key, made) };
      await this.seals.insertMany([seal]);
      const $in = records.map(({ _id }) => new Types.ObjectId(_id));
      const marked = await this.records.updateMany(
        { _id: { $in }, seal: null },
        { $set: { seal: seal._id } },
      );
      if (marked.modifiedCount !== records.length)
        throw new Error('An audit record changed while it was sealed');
      return seal;
    });
    if (!seal) return 0;
    // In production, the log outside the database is the evidence that the end of the chain was not removed.
    const line = { msg: 'Audit records sealed', seal: seal._id, records: seal.count, hash: seal.hash };
    if (this.env.production) this.logger.log(line);
    else this.logger.debug(line);
    return seal.count;
  }
}
