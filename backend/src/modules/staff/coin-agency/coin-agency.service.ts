import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../core/scope.js';
import { inCoins } from '../../../core/grouped.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { coinAgencyAccount, PLATFORM } from '../../ledger/accounts.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { type CodedStaff, InjectStaff } from '../shared/staff.js';
import { CoinAgency } from './coin-agency.schema.js';

/** The wallets of coin agencies. */
@Injectable()
export class CoinAgencyService {
  constructor(
    @InjectStaff(CoinAgency) private readonly coinAgencies: CodedStaff<'coin', CoinAgency>,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
  ) {}

  /** Returns all coins of a coin agency to the platform and deletes it, in the caller's transaction. */
  async close(scope: Scope, id: string, reason?: string): Promise<{ message: string }> {
    const { accounts } = this.coinAgencies;
    const { coins, uniqueId } = await accounts.find(scope, id);
    if (coins > 0) {
      const back = { kind: 'return', from: coinAgencyAccount(id), to: PLATFORM, coins } as const;
      const entry = await this.ledger.move({ ...back, reason: 'This coin agency was deleted' });
      const target = { kind: 'coin', id, label: uniqueId };
      const after = { coins, to: entry.toLabel, entry: entry._id.toHexString() };
      await this.audit.record({ action: 'coins.return', target, after });
    }
    await accounts.remove(scope, id, reason);
    return {
      message: coins > 0 ? `${inCoins(coins)} returned, coin agency deleted` : 'Coin agency deleted',
    };
  }

  /**
   * Returns a fingerprint of the wallet of each coin agency, in the order of the ids: a text that changes with its
   * balance and its freeze. One read for all.
   */
  async walletPrints(ids: readonly string[]): Promise<string[]> {
    const wallets = await this.coinAgencies.accounts.records.unscoped
      .find({ _id: { $in: ids } }, { coins: 1, walletFreeze: 1 })
      .lean<CoinAgency[]>();
    const prints = new Map(
      wallets.map(({ _id, coins, walletFreeze }) => [
        _id.toHexString(),
        `${coins} ${walletFreeze ? 'frozen' : ''}`,
      ]),
    );
    return ids.map((id) => prints.get(id) ?? '');
  }
}
