import { Injectable } from '@nestjs/common';
import type { HydratedDocument, Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { coinAgenciesIn, type Scope } from '../../../core/scope.js';
import { AppError } from '../../../core/errors.js';
import { inCoins } from '../../../core/grouped.js';
import { coinAgencyAccount, PLATFORM } from '../../ledger/accounts.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { CodedAccounts, type Imported } from '../shared/coded-accounts.js';
import { StaffTools } from '../shared/staff-tools.js';
import { type AddCoinAgencyDto, type CoinAgencyProfile, toCoinAgencyProfile } from './coin-agency.dto.js';
import { CoinAgency } from './coin-agency.schema.js';

@Injectable()
export class CoinAgencyService extends CodedAccounts<CoinAgency, CoinAgencyProfile> {
  readonly kind = 'coin';
  protected readonly toProfile = toCoinAgencyProfile;

  constructor(
    @InjectUnscoped(CoinAgency) model: Model<CoinAgency>,
    tools: StaffTools,
    private readonly ledger: LedgerService,
  ) {
    super(model, tools);
  }

  /** `then` runs in the transaction that creates the account. */
  create(
    { password, image, ...fields }: Imported<AddCoinAgencyDto>,
    then?: (agency: CoinAgency) => Promise<void>,
  ): Promise<CoinAgency> {
    return this.createAccount({ ...fields }, password, image, { then });
  }

  /** Deletes a coin agency. Fails with IN_USE while it has a balance. */
  override async remove(scope: Scope, id: string, reason?: string): Promise<void> {
    const hide = async (agency: HydratedDocument<CoinAgency>) => {
      if (agency.coins > 0)
        throw new AppError(
          'IN_USE',
          `This coin agency still has ${inCoins(agency.coins)}. Return the coins first`,
        );
      await this.hide(agency, id);
    };
    await this.change(scope, id, 'delete', hide, { reason });
  }

  /** Returns all coins of a coin agency to the platform and deletes it, in the caller's transaction. */
  async close(scope: Scope, id: string, reason?: string): Promise<{ message: string }> {
    const { coins, uniqueId } = await this.find(scope, id);
    if (coins > 0) {
      const back = { kind: 'return', from: coinAgencyAccount(id), to: PLATFORM, coins } as const;
      const entry = await this.ledger.move({ ...back, reason: 'This coin agency was deleted' });
      const target = { kind: this.kind, id, label: uniqueId };
      const after = { coins, to: entry.toLabel, entry: entry._id.toHexString() };
      await this.tools.audit.record({ action: 'coins.return', target, after });
    }
    await this.remove(scope, id, reason);
    return {
      message: coins > 0 ? `${inCoins(coins)} returned, coin agency deleted` : 'Coin agency deleted',
    };
  }

  /**
   * Returns a fingerprint of the wallet of each coin agency, in the order of the ids: a text that changes with its
   * balance and its freeze. One read for all.
   */
  async walletPrints(ids: readonly string[]): Promise<string[]> {
    const wallets = await this.accounts.unscoped
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

  protected ownedBy(scope: Scope) {
    return coinAgenciesIn(scope);
  }

  /** Normalizes the number to a leading plus. */
  protected override toNumber(number: string): string {
    return `+${number.replace(/^\+/, '')}`;
  }
}
