import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { once, type Page } from '../../../http/list-query.js';
import { type Account, coinAgencyAccount, PLATFORM, userAccount } from '../../ledger/accounts.js';
import { StatementPeriods } from '../../ledger/statement-periods.js';
import { StatementService } from '../../ledger/statement.service.js';
import { UsersService } from '../../users/users.service.js';
import { RecipientsService } from '../wallets/recipients.service.js';
import { WalletFinder } from '../wallets/wallet-finder.js';
import { ENTRY_FILTERS, type OwnStatementQuery, toOwnStatementEntry } from './own-statement.dto.js';

/** The statement of the signed-in coin agency: the ledger's statement of its own account. */
@Injectable()
export class OwnStatement {
  constructor(
    private readonly statements: StatementService,
    private readonly periods: StatementPeriods,
    private readonly find: WalletFinder,
    private readonly users: UsersService,
    private readonly recipients: RecipientsService,
  ) {}

  async page(caller: Caller, query: OwnStatementQuery, page: Page) {
    const { entry, search, counterparty, from, to, coinsFrom, coinsTo, sort, daySums } = query;
    const { _id, uniqueId, name } = await once(page, 'owner', () => this.find.coinAgency(caller, caller.id));
    const account = coinAgencyAccount(_id);
    const [period, others] = await Promise.all([
      once(page, 'period', () => this.periods.of(account, { from, to })),
      once(page, 'others', () => this.othersOf(counterparty, search)),
    ]);
    const asked = { ...(entry && ENTRY_FILTERS[entry]), others, from, to, coinsFrom, coinsTo, sort, daySums };
    const { records, ...counts } = await this.statements.page(account, asked, page);
    const names = await this.recipients.find(records.map(({ other }) => other));
    const details = records.map((row) => toOwnStatementEntry(row, names.get(row.other)?.name ?? ''));
    return { account: { code: uniqueId, name }, period, details, ...counts };
  }

  /** Returns the accounts that both the filter and the search name; undefined without either. */
  private async othersOf(counterparty?: string, search?: string): Promise<Account[] | undefined> {
    const [named, found] = await Promise.all([
      counterparty?.trim() ? this.accountsOf(counterparty.trim()) : undefined,
      search?.trim() ? this.accountsWith(search.trim()) : undefined,
    ]);
    return named && found ? named.filter((account) => found.includes(account)) : (named ?? found);
  }

  private async accountsOf(name: string): Promise<Account[]> {
    if (name.toLowerCase() === PLATFORM) return [PLATFORM];
    const user = await this.users.findByUsername(name);
    return user ? [userAccount(user._id)] : [];
  }

  private async accountsWith(text: string): Promise<Account[]> {
    const found = await this.recipients.search(text);
    return PLATFORM.includes(text.toLowerCase()) ? [PLATFORM, ...found] : found;
  }
}
