import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Page } from '../../../http/list-query.js';
import { findPage, type Listed } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import type { Account } from '../../ledger/accounts.js';
import { ClosingsService } from '../../ledger/closings.service.js';
import { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import { type Back, takenBack } from '../../ledger/taken-back.js';
import type { CoinTotals } from './recharge.dto.js';
import { type Recipient, RecipientsService } from './recipients.service.js';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** All accounts of coin agencies, as a range of names. */
const ANY_COIN_AGENCY = { $gte: 'coinAgency:', $lt: 'coinAgency;' };

/** A send with what the lists show beside it. */
export interface Transfer extends LedgerEntry {
  back: Back;
  recipient: Recipient;
}

/** Sends as lists: everything, of one coin agency, to one coin agency. */
@Injectable()
export class TransfersService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly recipients: RecipientsService,
    private readonly closings: ClosingsService,
  ) {}

  /** A search finds the names and codes of both sides as they were then and as they are now, and the name of who sent. */
  async all(search: string | undefined, page: Page): Promise<Listed<Transfer>> {
    if (!search?.trim()) return this.list({ kind: 'send' }, page);
    const then = { kind: 'send', ...searchFilter(search, ['fromLabel', 'toLabel', 'actor.name']) } as const;
    const $in = await this.recipients.search(search);
    if (!$in.length) return this.list(then, page);
    // Each branch names the kind, so that each has an index of its own.
    return this.list({ $or: [then, { kind: 'send', to: { $in } }, { kind: 'send', from: { $in } }] }, page);
  }

  /** What a coin agency sent, or all of them. */
  sentBy(account: Account | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ kind: 'send', from: account ?? ANY_COIN_AGENCY } as QueryFilter<LedgerEntry>, page);
  }

  /** What the platform sent to a coin agency, or to all of them. */
  receivedBy(account: Account | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ kind: 'send', to: account ?? ANY_COIN_AGENCY } as QueryFilter<LedgerEntry>, page);
  }

  /**
   * What a coin agency received from the platform and sent to others over all its time, each less what went back, and what
   * went back of each.
   */
  async totals(account: Account): Promise<Omit<CoinTotals, 'balance' | 'frozen'>> {
    const [{ fromPlatform, toPlatform, fromOthers, toOthers }, opening] = await Promise.all([
      this.closings.flows(account),
      this.entries.findOne({ opens: account }, { coins: 1 }).lean(),
    ]);
    return {
      opening: opening?.coins ?? 0,
      received: fromPlatform - toPlatform,
      receivedBack: toPlatform,
      sent: toOthers - fromOthers,
      sentBack: fromOthers,
    };
  }

  private async list(filter: QueryFilter<LedgerEntry>, page: Page): Promise<Listed<Transfer>> {
    const found = await findPage(this.entries, filter, page, NEWEST_FIRST);
    const [states, recipients] = await Promise.all([
      takenBack(this.entries, found.records),
      this.recipients.find(found.records.map(({ to }) => to)),
    ]);
    const records = found.records.map((entry) => ({
      ...entry,
      back: states.get(entry._id.toHexString())!,
      recipient: recipients.get(entry.to) ?? { name: '', image: '' },
    }));
    return { ...found, records };
  }
}
