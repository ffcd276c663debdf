import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../../core/caller.js';
import { present } from '../../../../core/present.js';
import { requestContext } from '../../../../core/request-context.js';
import type { IdempotencyKey } from '../../../../http/idempotency-key.js';
import { BulkService } from '../../../../platform/bulk/bulk.service.js';
import { selectAll } from '../../../../platform/bulk/select-all.js';
import { SendsService } from '../sends.service.js';
import { WaitingSendsService } from '../../approvals/waiting-sends.service.js';
import { type BulkWaitingDto, WAITING_BULK_ACTIONS, type WaitingBulkAction } from './waiting-bulk.dto.js';

const TITLES: Record<WaitingBulkAction, string> = {
  approve: 'Confirm waiting coins',
  refuse: 'Decline waiting coins',
};

/**
 * Decides about many waiting requests at once: those that a person selected, or all. Like a single confirmation, it books
 * nothing against the limits: every request has its two admins.
 */
@Injectable()
export class WaitingBulkService implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly waiting: WaitingSendsService,
    private readonly sends: SendsService,
  ) {}

  onModuleInit(): void {
    for (const action of WAITING_BULK_ACTIONS)
      this.bulk.register(`sends.${action}`, {
        record: 'waitingSend',
        ...{ right: 'coins.approve', stepUp: true },
        change: async (id, { reason }) => {
          const caller = present(requestContext()?.caller);
          if (action === 'approve') await this.sends.confirm(caller, id);
          else await this.sends.refuse(caller, id, reason);
          return { change: null };
        },
      });
  }

  start(caller: Caller, { action, ids, expected, reason }: BulkWaitingDto, key: IdempotencyKey | undefined) {
    return this.bulk.start(
      caller,
      {
        ...{ kind: `sends.${action}`, title: TITLES[action], expected, reason },
        select: () =>
          selectAll(
            expected,
            (page) => this.waiting.list(caller, page, { ids }),
            ({ _id, recipient: label, recipientKind, recipientId, coins, askedBy }) => ({
              ...{ id: _id.toHexString(), label, detail: `Requested by ${askedBy.name}`, coins },
              ...(recipientKind === 'user' && { person: recipientId }),
            }),
          ),
      },
      key,
    );
  }
}
