import { Injectable } from '@nestjs/common';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { WithdrawalsService } from '../../withdrawals/withdrawals.service.js';
import { byId, type FactsOf, idsOf, decisionOf } from './facts.js';

/** What notices about withdrawals show: whose it is, its coins, and who decided why. */
@Injectable()
export class WithdrawalFacts implements FactsOf {
  constructor(private readonly withdrawals: WithdrawalsService) {}

  async of(notices: readonly Notice[]) {
    const withdrawals = byId(await this.withdrawals.named(idsOf(notices)));
    return (notice: Notice) => {
      const withdrawal = withdrawals.get(notice.about);
      if (!withdrawal) return {};
      const { username: label, coins, decisions } = withdrawal;
      const { name: by = '', reason: detail = '' } = decisionOf(notice, decisions) ?? {};
      return { label, coins, by, detail };
    };
  }
}
