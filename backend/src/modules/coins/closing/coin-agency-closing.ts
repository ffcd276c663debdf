import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { AppError } from '../../../core/errors.js';
import { inCoins } from '../../../core/grouped.js';
import { CoinLimitsService } from '../limits/coin-limits.service.js';
import { CoinAgency } from '../../staff/coin-agency/coin-agency.schema.js';
import { CoinAgencyService } from '../../staff/coin-agency/coin-agency.service.js';
import { type CodedStaff, InjectStaff } from '../../staff/shared/staff.js';
import { coinAgencyAccount } from '../../ledger/accounts.js';
import type { WaitingSend } from '../approvals/waiting-send.schema.js';
import { WaitingSendsService } from '../approvals/waiting-sends.service.js';

/** Deletes coin agencies and returns their coins, within the limit for sends. */
@Injectable()
export class CoinAgencyClosing {
  constructor(
    @InjectStaff(CoinAgency) private readonly coinAgencies: CodedStaff<'coin', CoinAgency>,
    private readonly coinAgencyService: CoinAgencyService,
    private readonly limits: CoinLimitsService,
    private readonly waiting: WaitingSendsService,
  ) {}

  /**
   * Returns all coins to the platform and deletes the account, in the caller's open transaction. If the coins alone, or
   * with those that the admin moved in the last 24 hours, exceed the limit, a second admin must confirm first:
   * `waiting` is then the id of the request.
   */
  async close(caller: Caller, id: string, reason?: string): Promise<{ message: string; waiting: string }> {
    const scope = Scope.of(caller);
    const { coins, uniqueId } = await this.coinAgencies.accounts.find(scope, id);
    if (coins > 0 && !(await this.limits.bookAlone('send', caller.id, [{ coins }]))) {
      const target = { kind: 'coin', id, label: uniqueId } as const;
      return this.waiting.askClosing({ account: coinAgencyAccount(id), target }, coins, reason);
    }
    return { ...(await this.coinAgencyService.close(scope, id, reason)), waiting: '' };
  }

  /** Carries out a waiting deletion. Fails with VERSION_CONFLICT if the balance differs from the one in the request. */
  async confirmed(caller: Caller, asked: WaitingSend): Promise<void> {
    const scope = Scope.of(caller);
    const { coins } = await this.coinAgencies.accounts.find(scope, asked.recipientId);
    if (coins !== asked.coins) {
      const now = `${asked.recipient} now has ${inCoins(coins)}. Decline this request and request the deletion again`;
      throw new AppError('VERSION_CONFLICT', now);
    }
    await this.coinAgencyService.close(scope, asked.recipientId, asked.closeReason);
  }
}
