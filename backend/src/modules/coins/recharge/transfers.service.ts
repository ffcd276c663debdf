import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { present } from '../../../core/present.js';
import type { Page } from '../../../http/list-query.js';
import { findPage, type Listed } from '../../../platform/database/paging.js';
import { searchFilter } from '../../../platform/database/search.js';
import type { Account } from '../../ledger/accounts.js';
import { ClosingsService } from '../../ledger/closings.service.js';
import { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import { type Back, takenBack } from '../../ledger/taken-back.js';
import type { CoinTotals } from './recharge.dto.js';
import { type Recipient, RecipientsService } from '../wallets/recipients.service.js';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** Matches the accounts of all coin agencies by a range of names: `~` sorts after every character of an id. */
const ANY_COIN_AGENCY = { $gte: 'coinAgency:', $lt: 'coinAgency:~' } as const;

/** A send with the details that lists show. */
export interface Transfer extends LedgerEntry {
  back: Back;
  recipient: Recipient;
}

/** Lists sends: all of them, those from coin agencies, or those to coin agencies. */
@Injectable()
export class TransfersService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly recipients: RecipientsService,
    private readonly closings: ClosingsService,
  ) {}

  /**
   * Lists all sends. A search matches the names and codes of both sides, at the time of the send and now, and the name
   * of the actor.
   */
  async all(search: string | undefined, page: Page): Promise<Listed<Transfer>> {
    if (!search?.trim()) return this.list({ kind: 'send' }, page);
    const then = { kind: 'send', ...searchFilter(search, ['fromLabel', 'toLabel', 'actor.name']) } as const;
    const $in = await this.recipients.search(search);
    if (!$in.length) return this.list(then, page);
    // Each branch names the kind, so that each uses its own index.
    return this.list({ $or: [then, { kind: 'send', to: { $in } }, { kind: 'send', from: { $in } }] }, page);
  }

  /** Lists the sends of a coin agency, or of all coin agencies. */
  sentBy(account: Account | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ kind: 'send', from: account ?? ANY_COIN_AGENCY }, page);
  }

  /** Lists the sends to a coin agency, or to all coin agencies. */
  receivedBy(account: Account | undefined, page: Page): Promise<Listed<Transfer>> {
    return this.list({ kind: 'send', to: account ?? ANY_COIN_AGENCY }, page);
  }

  /**
   * Returns the coins that a coin agency received from the platform and sent to others since its creation, both less
   * the coins that went back, and the coins that went back of each.
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
      back: present(states.get(entry._id.toHexString())),
      recipient: recipients.get(entry.to) ?? { name: '', image: '' },
    }));
    return { ...found, records };
  }
}
