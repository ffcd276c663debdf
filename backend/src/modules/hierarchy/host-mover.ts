import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { fieldError } from '../../core/errors.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { searchKeysOf } from '../../platform/database/search.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import { HostsMoved } from '../hosts/host-events.js';
import { Host, HOST_SEARCH_FIELDS, HOST_STATUS, type HostStatus } from '../hosts/host.schema.js';
import type { TreeAccount } from './accounts.js';
import type { Movable, MovedCounts, Mover } from './mover.js';

/** A host application that can move, in any state. */
type MovableHost = Movable & { host: Host };

/**
 * Moves host applications to another agency, with their decisions. Live sessions, host records and withdrawals stay with
 * the agency that they were made under.
 */
@Injectable()
@Emits(HostsMoved)
export class HostMover implements Mover {
  readonly field = 'agencyCode';

  constructor(
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  async find(ids: string[]): Promise<MovableHost[]> {
    return (await this.hosts.find({ _id: { $in: ids } }).lean()).map(movableOf);
  }

  /** Returns some hosts of an agency, at most `limit`. */
  async findOf(agencyCode: string, limit: number): Promise<MovableHost[]> {
    return (await this.hosts.find({ agencyCode }).limit(limit).lean()).map(movableOf);
  }

  /** A disabled agency takes no hosts, as for applications. */
  checkTarget({ disabled }: TreeAccount): void {
    if (disabled) throw fieldError('to', 'This agency is disabled. A disabled agency takes no hosts');
  }

  count(records: MovableHost[]): Promise<MovedCounts> {
    const inState = (status: HostStatus) => records.filter(({ host }) => host.status === status).length;
    return Promise.resolve({
      agencyAdmins: 0,
      agencies: 0,
      hosts: inState(HOST_STATUS.approved),
      pendingHosts: inState(HOST_STATUS.pending),
    });
  }

  async move(records: MovableHost[], { uniqueId: agencyCode }: TreeAccount): Promise<void> {
    const writes = records.map(({ _id, host }) => {
      const texts = HOST_SEARCH_FIELDS.map((field) => ({ ...host, agencyCode })[field]);
      const update = { $set: { agencyCode, searchKeys: searchKeysOf(texts) } };
      return { updateOne: { filter: { _id }, update } };
    });
    await this.hosts.bulkWrite(writes as unknown as Parameters<Model<Host>['bulkWrite']>[0]);
    await this.events.emit(new HostsMoved(records.map(({ host }) => host.createdAt)));
    await this.audit.recordAll(
      records.map(({ _id, code, parent }) =>
        this.audit.written({
          action: 'host.move',
          target: { kind: 'host', id: _id.toHexString(), label: code },
          before: { agencyCode: parent },
          after: { agencyCode },
        }),
      ),
    );
  }
}

const movableOf = (host: Host): MovableHost => ({
  ...{ _id: host._id, code: host.username, name: host.realName, parent: host.agencyCode },
  host,
});
