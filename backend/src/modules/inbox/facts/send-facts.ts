import { Injectable } from '@nestjs/common';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { WaitingSendsService } from '../../coins/approvals/waiting-sends.service.js';
import { byId, type FactsOf, idsOf } from './facts.js';

/** What notices about waiting sends show: the recipient, the coins, and who asked or decided. */
@Injectable()
export class SendFacts implements FactsOf {
  constructor(private readonly sends: WaitingSendsService) {}

  async of(notices: readonly Notice[]) {
    const sends = byId(await this.sends.named(idsOf(notices)));
    return ({ about, event }: Notice) => {
      const send = sends.get(about);
      if (!send) return {};
      const {
        recipient: label,
        coins,
        recipientKind,
        recipientId,
        closes,
        askedBy,
        decidedBy,
        reason,
      } = send;
      const isRun = recipientKind === 'import';
      const waits = event === 'sendWaits';
      return {
        ...{ label, coins },
        by: (waits ? askedBy : decidedBy)?.name ?? '',
        detail: waits ? '' : reason,
        due: waits && !decidedBy,
        batch: isRun ? recipientId : '',
        source: isRun ? 'run' : closes ? 'closing' : recipientKind === 'order' ? 'refund' : '',
      };
    };
  }
}
