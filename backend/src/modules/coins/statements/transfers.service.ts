import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { AppError } from '../../../core/errors.js';
import { present } from '../../../core/present.js';
import { filtersIn } from '../../../http/filter-fields.js';
import { once, type Page, type TimeOrder } from '../../../http/list-query.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { whereOf } from '../../../platform/database/filters.js';
import { type Listed, sortOf } from '../../../platform/database/paging.js';
import { daySums, type DaySum } from '../../../platform/database/day-sums.js';
import { searchFilter } from '../../../platform/database/search.js';
import { type Account, accountsOf, walletOf } from '../../ledger/accounts.js';
import { ClosingsService } from '../../ledger/closings.service.js';
import { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import { type Back, takenBack } from '../../ledger/taken-back.js';
import { type CoinTotals, FlowQuery } from './recharge.dto.js';
import { ANY_COIN_AGENCY, flowFilter, isUndoing, type Movements, SIGNED_COINS } from './flows.js';
import { mergedPage } from './merged-page.js';
import { type Recipient, RecipientsService } from '../wallets/recipients.service.js';

type Where = QueryFilter<LedgerEntry>;

/** The coins of more movements are not summed, so that a list answers within its time. */
const MOST_SUMMED = 2_000;

/**
 * A movement with the details that lists show. A movement that undoes another one shows the sides of the other one, and
 * negative coins.
 */
export interface Transfer extends LedgerEntry {
  back: Back;
  giver: Recipient;
  recipient: Recipient;
}

type TransferQuery = FlowQuery & { search?: string };

/** What the answer of a list holds in addition to the matching movements, and their order. */
interface Shown {
  isFiltered?: boolean;
  withDays?: boolean | undefined;
  sort?: TimeOrder | undefined;
}

/** A page of movements. `coins` is the sum over all pages: undefined without a filter, null for too many movements. */
export interface ListedTransfers extends Listed<Transfer> {
  coins: number | null | undefined;
  days?: DaySum<'coins'>[];
}

/** Lists movements of coins: all of them, or those from or to coin agencies. */
@Injectable()
export class TransfersService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly zones: TimeZones,
    private readonly recipients: RecipientsService,
    private readonly closings: ClosingsService,
  ) {}

  /**
   * Lists all sends, or a flow; `account` limits them to a coin agency. A search matches the names and codes of both
   * sides, at the time of a send and now, and the name of the actor of a send.
   */
  async all(
    { search, sort, daySums: withDays, ...filter }: TransferQuery,
    account: Account | undefined,
    page: Page,
  ): Promise<ListedTransfers> {
    const matching = await once(page, 'matching', () =>
      this.matching(filter, account, account ? { from: account } : {}),
    );
    const more = { isFiltered: account !== undefined || isSet(filter), withDays, sort };
    if (!search?.trim()) return this.list(matching, page, more);
    const wallets = await once(page, 'wallets', () => this.recipients.search(search));
    const found = filter.flow ? wallets.flatMap(accountsOf) : wallets;
    const then = searchFilter(search, ['fromLabel', 'toLabel', 'actor.name']);
    const now = found.length ? [{ to: { $in: found } }, { from: { $in: found } }] : [];
    // Each branch names the kind, so that each uses its own index.
    const searched = (where: Where): Where => {
      const [first, ...others] = [then, ...now].map((branch) => both(where, branch));
      return others.length ? ({ $or: [first, ...others] } as Where) : { ...first };
    };
    const { movements, reversals } = matching;
    return this.list(
      { movements: searched(movements), ...(reversals && { reversals: searched(reversals) }) },
      page,
      more,
    );
  }

  /**
   * Lists the sends of a coin agency, or of all coin agencies; with a flow, its movements. A search matches the names of
   * the other side now.
   */
  async sentBy(
    account: Account | undefined,
    { search, sort, daySums: withDays, ...filter }: TransferQuery,
    page: Page,
  ): Promise<ListedTransfers> {
    const sides = { from: account ?? ANY_COIN_AGENCY };
    const matching = await once(page, 'matching', () => this.matching(filter, account, sides));
    const more = { isFiltered: isSet(filter), withDays, sort };
    if (!search?.trim()) return this.list(matching, page, more);
    const $in = await once(page, 'wallets', () => this.recipients.search(search));
    const among = (where: Where): Where => ({
      $or: [both(where, { to: { $in } }), both(where, { from: { $in } })],
    });
    const { movements, reversals } = matching;
    const found = { movements: among(movements), ...(reversals && { reversals: among(reversals) }) };
    return this.list(found, page, more);
  }

  /** Returns a send of this coin agency. Fails with NOT_FOUND for any other entry. */
  async sale(account: Account, id: string): Promise<Transfer> {
    const movements = { kind: 'send', from: account, _id: new Types.ObjectId(id) } as const;
    const { records } = await this.list({ movements }, { page: 1, limit: 1 }, {});
    const [sale] = records;
    if (!sale) throw new AppError('NOT_FOUND');
    return sale;
  }

  /** Lists the sends to a coin agency, or to all coin agencies; with a flow, its movements. */
  async receivedBy(
    account: Account | undefined,
    { sort, daySums: withDays, ...filter }: Omit<TransferQuery, 'search'>,
    page: Page,
  ): Promise<ListedTransfers> {
    const sides = { to: account ?? ANY_COIN_AGENCY };
    const matching = await once(page, 'matching', () => this.matching(filter, account, sides));
    return this.list(matching, page, { isFiltered: isSet(filter), withDays, sort });
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

  /** Returns the filters of a list: the movements of the flow, or the sends with these sides. */
  private async matching(
    filter: FlowQuery,
    coinAgency: Account | undefined,
    sides: Where,
  ): Promise<Movements> {
    const { createdAt, ...amount } = whereOf(filter, this.zones.calendar, FlowQuery);
    const { flow } = filter;
    if (flow) {
      const { movements, reversals } = await flowFilter(this.entries, flow, { coinAgency, createdAt });
      return {
        movements: { ...movements, ...amount },
        ...(reversals && { reversals: { ...reversals, ...amount } }),
      };
    }
    return { movements: { kind: 'send', ...sides, ...(createdAt && { createdAt }), ...amount } };
  }

  private async list(
    { movements, reversals }: Movements,
    page: Page,
    { isFiltered, withDays, sort = '-createdAt' }: Shown,
  ): Promise<ListedTransfers> {
    const among = await once(page, 'reversals', () =>
      reversals ? this.entries.find(reversals).sort(sortOf(sort, {})).lean().exec() : [],
    );
    const found = await mergedPage(this.entries, movements, among, page, sort);
    const shown = found.records.map(asUndone);
    const [states, people, coins, days] = await Promise.all([
      takenBack(this.entries, found.records),
      this.recipients.find(shown.flatMap(({ from, to }) => [walletOf(from), walletOf(to)] as Account[])),
      isFiltered ? once(page, 'sum', () => this.sumOf(movements, among, found.total)) : undefined,
      withDays ? this.daysOf({ movements, ...(reversals && { reversals }) }, found.records, page) : undefined,
    ]);
    const personOf = (account: Account) =>
      people.get(walletOf(account) as Account) ?? { name: '', image: '' };
    const records = shown.map((entry) => ({
      ...entry,
      back: present(states.get(entry._id.toHexString())),
      giver: personOf(entry.from),
      recipient: personOf(entry.to),
    }));
    return { ...found, records, coins, ...(days && { days }) };
  }

  private daysOf(
    { movements, reversals }: Movements,
    rows: LedgerEntry[],
    { filters }: Page,
  ): Promise<DaySum<'coins'>[]> {
    const { calendar } = this.zones;
    const within = (createdAt: object): Where => {
      const ofDays = both(movements, { createdAt });
      return reversals ? { $or: [ofDays, both(reversals, { createdAt })] } : ofDays;
    };
    return daySums(this.entries, { rows, within, sums: { coins: SIGNED_COINS }, calendar, filters });
  }

  private async sumOf(movements: Where, reversals: LedgerEntry[], total: number): Promise<number | null> {
    if (total > MOST_SUMMED) return null;
    const [sum] = await this.entries.aggregate<{ coins: number }>([
      { $match: movements },
      { $group: { _id: null, coins: { $sum: SIGNED_COINS } } },
    ]);
    return reversals.reduce((coins, reversal) => coins - reversal.coins, sum?.coins ?? 0);
  }
}

const isSet = (filter: FlowQuery) => filtersIn(filter, FlowQuery).length > 0;

/** Combines two filters. Where both name a field, the field must match both. */
function both(one: Where, other: Where): Where {
  const isNamedTwice = Object.keys(other).some((field) => field in one);
  return isNamedTwice ? { $and: [one, other] } : { ...one, ...other };
}

/** Returns a movement that undoes another one with the sides of the other one and negative coins. */
function asUndone(entry: LedgerEntry): LedgerEntry {
  if (!isUndoing(entry)) return entry;
  const { from, to, fromLabel, toLabel, coins } = entry;
  return { ...entry, from: to, to: from, fromLabel: toLabel, toLabel: fromLabel, coins: -coins };
}
