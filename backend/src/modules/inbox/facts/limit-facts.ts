import { Injectable } from '@nestjs/common';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { WaitingLimitsService } from '../../coins/limits/waiting-limits.service.js';
import { byId, type FactsOf, idsOf } from './facts.js';

/** What notices about raised limits show: which limit, the new limit, and who asked or decided. */
@Injectable()
export class LimitFacts implements FactsOf {
  constructor(private readonly limits: WaitingLimitsService) {}

  async of(notices: readonly Notice[]) {
    const limits = byId(await this.limits.named(idsOf(notices)));
    return ({ about, event }: Notice) => {
      const change = limits.get(about);
      if (!change) return {};
      const { limit: label, to: coins, askedBy, decidedBy, reason } = change;
      const waits = event === 'limitWaits';
      return {
        ...{ label, coins },
        by: (waits ? askedBy : decidedBy)?.name ?? '',
        detail: waits ? '' : reason,
        due: waits && !decidedBy,
      };
    };
  }
}
