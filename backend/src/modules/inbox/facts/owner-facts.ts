import { Injectable } from '@nestjs/common';
import type { Notice } from '../../../platform/inbox/notice.schema.js';
import { WaitingOwners } from '../../staff/admins/owners/waiting-owners.service.js';
import { byId, type FactsOf, idsOf } from './facts.js';

/** What notices about new Owners show: which admin, and who asked or decided. */
@Injectable()
export class OwnerFacts implements FactsOf {
  constructor(private readonly owners: WaitingOwners) {}

  async of(notices: readonly Notice[]) {
    const requests = byId(await this.owners.named(idsOf(notices)));
    return ({ about, event }: Notice) => {
      const request = requests.get(about);
      if (!request) return {};
      const { name: label, askedBy, decidedBy, reason } = request;
      const waits = event === 'ownerWaits';
      return {
        label,
        by: (waits ? askedBy : decidedBy)?.name ?? '',
        detail: waits ? '' : reason,
        due: waits && !decidedBy,
      };
    };
  }
}
