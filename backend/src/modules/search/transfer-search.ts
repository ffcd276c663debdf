import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { Scope } from '../../core/scope.js';
import { RecipientsService } from '../coins/wallets/recipients.service.js';
import { coinAgencyAccount } from '../ledger/accounts.js';
import { LedgerEntry } from '../ledger/ledger-entry.schema.js';
import { foundTransfer } from './found-records.js';
import { type Bounds, newest, NEWEST, newestOf } from './newest.js';
import type { FoundRecordDto } from './search.dto.js';
import { conditionsOf, idIn, isPhoneLike, textsOf } from './search-text.js';

type Where = Record<string, unknown>;

/** The names that an index of the sends holds. */
const NAMES = ['fromLabel', 'toLabel', 'actor.name'];
/** The maximum number of users, and of coin agencies, whose sends are read. */
const MOST_SIDES = 50;

/** Searches the sends of coins. */
@Injectable()
export class TransferSearch {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly recipients: RecipientsService,
  ) {}

  /**
   * Finds sends by the names of both sides at their time. The admin finds all sends, also by the current names and
   * phones of both sides; a coin agency finds its own sends, whose recipients have no phone in its lists. A common name
   * is answered by the names at the time alone: reading the sends of all people with the name would find no better ones.
   */
  readonly find = async (scope: Scope, search: string, bounds: Bounds): Promise<FoundRecordDto[]> => {
    const own = scope.isEverything ? {} : { from: coinAgencyAccount(scope.id) };
    const read = (conditions: Where[]) => this.newest(conditions, own, bounds);
    let found = await read(conditionsOf(search, NAMES));
    if (scope.isEverything && (found.length < bounds.limit || isPhoneLike(search)))
      found = newestOf([...found, ...(await read(await this.sidesNow(search, bounds)))], bounds.limit);
    return found.map((entry) => foundTransfer(entry, !scope.isEverything));
  };

  private newest(conditions: Where[], own: Where, { limit, time }: Bounds): Promise<LedgerEntry[]> {
    return newest(conditions, limit, (where) =>
      this.entries
        .find({ kind: 'send', ...own, ...where } as QueryFilter<LedgerEntry>, {}, time)
        .sort(NEWEST)
        .limit(limit)
        .lean<LedgerEntry[]>(),
    );
  }

  private async sidesNow(search: string, { time }: Bounds): Promise<Where[]> {
    if (idIn(search)) return [];
    const found = await Promise.all(
      textsOf(search).map((text) => this.recipients.search(text, { most: MOST_SIDES, ...time })),
    );
    const $in = [...new Set(found.flat())];
    return $in.length ? [{ to: { $in } }, { from: { $in } }] : [];
  }
}
