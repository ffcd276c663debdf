import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { selectAll } from '../../../platform/bulk/select-all.js';
import type { EndStaffSessionsDto } from './session-bulk.dto.js';
import type { StaffSessionFilter } from './staff-sessions.dto.js';
import { StaffSessionsService } from './staff-sessions.service.js';

const KIND = 'sessions.end';

/** Ends many staff sessions at once: those that a person selected, or all that match the list's filters. */
@Injectable()
export class SessionBulkService implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly sessions: StaffSessionsService,
  ) {}

  onModuleInit(): void {
    this.bulk.register(KIND, {
      record: 'session',
      ...{ right: 'sessions.end', stepUp: false },
      change: async (id, { params }) => {
        // The person who ends the sessions of everybody goes on working.
        if (id === params.own) return { change: null, reason: 'This is your own session' };
        await this.sessions.end(id);
        return { change: null };
      },
    });
  }

  start(
    caller: Caller,
    filter: StaffSessionFilter,
    { ids, expected, reason }: EndStaffSessionsDto,
    key: IdempotencyKey | undefined,
  ) {
    return this.bulk.start(
      caller,
      {
        ...{ kind: KIND, title: 'End sessions', expected, reason, params: { own: caller.sessionId } },
        ...(!ids && { filter }),
        select: () =>
          selectAll(
            expected,
            (page) => this.sessions.list(ids ? {} : filter, page, ids),
            ({ _id, name: label, userAgent: detail }) => ({ id: _id.toHexString(), label, detail }),
          ),
      },
      key,
    );
  }
}
