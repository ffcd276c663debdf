import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { present } from '../../../core/present.js';
import { requestContext } from '../../../core/request-context.js';
import { Scope } from '../../../core/scope.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { selectAll } from '../../../platform/bulk/select-all.js';
import { asStatus } from '../../../platform/decisions/decisions.js';
import type { HostListFilter } from '../host.dto.js';
import { HostDecisions } from '../host-decisions.js';
import { HOST_STATUS } from '../host.schema.js';
import { HostsService } from '../hosts.service.js';
import { type BulkHostsDto, HOST_BULK_ACTIONS } from './host-bulk.dto.js';

const TITLES = { approve: 'Approve hosts', reject: 'Reject hosts' };
const STATUS = { approve: HOST_STATUS.approved, reject: HOST_STATUS.rejected };

/** Decides about many host applications at once: those that a person selected, or all that match the list's filters. */
@Injectable()
export class HostBulkService implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly hosts: HostsService,
    private readonly decisions: HostDecisions,
  ) {}

  onModuleInit(): void {
    for (const action of HOST_BULK_ACTIONS)
      this.bulk.register(`hosts.${action}`, {
        record: 'host',
        ...{ right: 'hosts.decide', stepUp: false },
        change: async (id, { reason, params }) => {
          const caller = present(requestContext()?.caller);
          const final = params.final === true;
          await this.decisions.decide(caller, id, { status: STATUS[action], reason, final });
          return { change: null };
        },
      });
  }

  start(
    caller: Caller,
    { status, ...filter }: HostListFilter,
    { action, final = false, ids, expected, reason }: BulkHostsDto,
    key: IdempotencyKey | undefined,
  ) {
    if (final && caller.role !== 'admin')
      throw new AppError('FORBIDDEN', 'Only an admin can make a rejection final');
    if (final && action !== 'reject') throw fieldError('final', 'Only a rejection can be final');
    const scope = Scope.of(caller);
    const state = status === 'all' ? undefined : asStatus(status);
    return this.bulk.start(
      caller,
      {
        ...{ kind: `hosts.${action}`, title: TITLES[action], expected, reason, params: { final } },
        ...(!ids && { filter: { status, ...filter } }),
        select: async () => {
          const reach = await this.hosts.reachOf(scope);
          return selectAll(
            expected,
            (page) => this.hosts.list(scope, reach, { status: state, ...(ids ? { ids } : filter) }, page),
            ({ _id, username: label, agencyCode: detail, user }) => ({
              ...{ id: _id.toHexString(), label, detail, person: user.toHexString() },
            }),
          );
        },
      },
      key,
    );
  }
}
