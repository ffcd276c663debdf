import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { fieldError } from '../../core/errors.js';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { Host, HOST_STATUS, type HostStatus } from '../hosts/host.schema.js';
import { type TreeAccount, TreeAccounts } from './accounts.js';
import type { HostsMoveEffect, MoveHostsDto } from './hierarchy.dto.js';
import { HostMover } from './host-mover.js';

/** The number of hosts that move in one transaction. */
const PORTION = 200;

/** Moves all hosts of an agency that closes to another agency. For the admin only. */
@Injectable()
export class AgencyHosts {
  constructor(
    private readonly accounts: TreeAccounts,
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
    @InjectConnection() private readonly connection: Connection,
    private readonly mover: HostMover,
  ) {}

  /** Returns the effect of the move. Rejects the same moves as `move`. */
  async preview(wanted: MoveHostsDto): Promise<HostsMoveEffect> {
    const [from, to] = await this.check(wanted);
    const count = (status: HostStatus) => this.hosts.countDocuments({ agencyCode: from.uniqueId, status });
    return {
      ...{ from: from.uniqueId, fromName: from.name, to: to.uniqueId, toName: to.name },
      hosts: await count(HOST_STATUS.approved),
      pendingHosts: await count(HOST_STATUS.pending),
      rejectedHosts: await count(HOST_STATUS.rejected),
    };
  }

  /**
   * Moves the hosts in portions, each whole, so that others never wait long. What moved before a failure stays moved;
   * the same call moves the rest.
   */
  async move(wanted: MoveHostsDto): Promise<HostsMoveEffect> {
    const effect = await this.preview(wanted);
    let moved: number;
    do moved = await this.movePortion(wanted);
    while (moved === PORTION);
    return effect;
  }

  private movePortion(wanted: MoveHostsDto): Promise<number> {
    return inTransaction(this.connection, async () => {
      const [from, to] = await this.check(wanted);
      const hosts = await this.mover.findOf(from.uniqueId, PORTION);
      if (!hosts.length) return 0;
      await this.accounts.hold('agency', to);
      await this.mover.move(hosts, to);
      return hosts.length;
    });
  }

  private async check(wanted: MoveHostsDto): Promise<[from: TreeAccount, to: TreeAccount]> {
    const from = await this.accounts.named('agency', wanted.from, 'from', { deleted: true });
    const to = await this.accounts.named('agency', wanted.to, 'to');
    if (from._id.equals(to._id)) throw fieldError('to', 'Choose another agency');
    this.mover.checkTarget(to);
    return [from, to];
  }
}
