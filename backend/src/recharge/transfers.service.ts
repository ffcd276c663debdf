import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Page } from '../api/list-query.js';
import { findPage, type Listed } from '../database/paging.js';
import { searchFilter } from '../database/search.js';
import type { Account } from '../ledger/accounts.js';
import { ClosingsService } from '../ledger/closings.service.js';
import { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { takenBack } from '../ledger/taken-back.js';
import type { CoinTotals, TransferState } from './recharge.dto.js';
import { type Recipient, RecipientsService } from './recipients.service.js';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** All accounts of coin agencies, as a range of names. */
const ANY_COIN_AGENCY = { $gte: 'coinAgency:', $lt: 'coinAgency;' };

/** A send with what the lists show beside it. */
export interface Transfer extends LedgerEntry {
  state: TransferState;
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

  all(search: string | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ ...searchFilter(search, ['fromLabel', 'toLabel']) }, page);
  }

  /** What a coin agency sent, or all of them. */
  sentBy(account: Account | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ from: account ?? ANY_COIN_AGENCY } as QueryFilter<LedgerEntry>, page);
  }

  /** What the platform sent to a coin agency, or to all of them. */
  receivedBy(account: Account | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ to: account ?? ANY_COIN_AGENCY } as QueryFilter<LedgerEntry>, page);
  }

  /** What a coin agency received from the platform and sent to others over all its time, each less what went back. */
  async totals(account: Account): Promise<Pick<CoinTotals, 'received' | 'sent'>> {
    const { fromPlatform, toPlatform, fromOthers, toOthers } = await this.closings.flows(account);
    return { received: fromPlatform - toPlatform, sent: toOthers - fromOthers };
  }

  private async list(filter: QueryFilter<LedgerEntry>, page: Page): Promise<Listed<Transfer>> {
    const found = await findPage(this.entries, { kind: 'send', ...filter }, page, NEWEST_FIRST);
    const [states, recipients] = await Promise.all([
      takenBack(
        this.entries,
        found.records.map(({ _id }) => _id),
      ),
      this.recipients.find(found.records.map(({ to }) => to)),
    ]);
    const records = found.records.map((entry) => ({
      ...entry,
      state: states.get(entry._id.toHexString()) ?? ('sent' as const),
      recipient: recipients.get(entry.to) ?? { name: '', image: '' },
    }));
    return { ...found, records };
  }
}
