import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { AuditService } from '../audit/audit.service.js';
import { inTransaction } from '../database/transaction.js';
import { CoinLimits } from './coin-limits.schema.js';

const ID = 'coins';
const UNSET: CoinLimits = { _id: ID, send: null, withdrawal: null };

/** Above which amounts a second admin has to agree. */
@Injectable()
export class CoinLimitsService {
  constructor(
    @InjectModel(CoinLimits.name) private readonly limits: Model<CoinLimits>,
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<CoinLimits> {
    return (await this.limits.findById(ID).lean()) ?? UNSET;
  }

  /** Whether so many coins are more than one admin may move alone. */
  async exceeds(what: 'send' | 'withdrawal', coins: number): Promise<boolean> {
    const limit = (await this.read())[what];
    return limit !== null && coins > limit;
  }

  /** Sets the limits that are named; null takes one away. */
  set({ send, withdrawal }: Partial<Pick<CoinLimits, 'send' | 'withdrawal'>>): Promise<CoinLimits> {
    return inTransaction(this.connection, async () => {
      const before = await this.read();
      const after = {
        _id: ID,
        send: send === undefined ? before.send : send,
        withdrawal: withdrawal === undefined ? before.withdrawal : withdrawal,
      };
      await this.limits.replaceOne({ _id: ID }, after, { upsert: true });
      await this.audit.record({
        action: 'limits.update',
        target: { kind: 'limits', id: ID, label: 'Second admin' },
        before,
        after,
      });
      return after;
    });
  }
}
