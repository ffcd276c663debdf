import { Injectable } from '@nestjs/common';
import type { HydratedDocument, Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { coinAgenciesIn, type Scope } from '../../../core/scope.js';
import { AppError } from '../../../core/errors.js';
import { grouped } from '../../../core/grouped.js';
import { coinAgencyAccount, PLATFORM } from '../../ledger/accounts.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { CodedAccounts } from '../shared/coded-accounts.js';
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

  create({ password, image, ...fields }: AddCoinAgencyDto): Promise<CoinAgency> {
    return this.createAccount({ ...fields }, password, image);
  }

  /** Deletes a coin agency. Fails with IN_USE while it has a balance. */
  override async remove(scope: Scope, id: string, reason?: string): Promise<void> {
    const hide = async (agency: HydratedDocument<CoinAgency>) => {
      if (agency.coins > 0)
        throw new AppError(
          'IN_USE',
          `This coin agency still has ${grouped(agency.coins)} coins. Return the coins first`,
        );
      agency.set({ deleted: true });
      await this.tools.sessions.endAll(id);
    };
    await this.change(scope, id, 'delete', hide, reason);
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
      message: coins > 0 ? `${grouped(coins)} coins returned, coin agency deleted` : 'Coin agency deleted',
    };
  }

  protected ownedBy(scope: Scope) {
    return coinAgenciesIn(scope);
  }

  /** Normalizes the number to a leading plus. */
  protected override toNumber(number: string): string {
    return `+${number.replace(/^\+/, '')}`;
  }
}
