import type { Model } from 'mongoose';
import { versionOf } from '../../platform/database/versioned.js';
import type { AuditService } from '../../platform/audit/audit.service.js';
import { type Host, HOST_STATUS, type HostStatus } from '../hosts/host.schema.js';
import { PARENT_FIELD, type TreeAccount, type TreeAccounts } from './accounts.js';
import type { MovedAccountKind } from './hierarchy.dto.js';
import type { Movable, MovedCounts, Mover } from './mover.js';
import { parentOf } from './nodes.js';

/** Moves agency admins or agencies. Each agency always gets the BD of its agency admin. */
export class AccountMover implements Mover {
  readonly field: string;

  constructor(
    private readonly kind: MovedAccountKind,
    private readonly accounts: TreeAccounts,
    private readonly hosts: Model<Host>,
    private readonly audit: AuditService,
  ) {
    this.field = PARENT_FIELD[kind];
  }

  async find(ids: string[]): Promise<Movable[]> {
    const found = await this.accounts
      .of(this.kind)
      .find({ _id: { $in: ids }, deleted: false })
      .lean<TreeAccount[]>();
    return found.map((account) => {
      const { _id, uniqueId: code, name } = account;
      return { _id, code, name, parent: parentOf(this.kind, account) };
    });
  }

  async count(records: Movable[]): Promise<MovedCounts> {
    const codes = records.map(({ code }) => code);
    const isAgency = this.kind === 'agency';
    const agencies = isAgency
      ? codes
      : await this.accounts.of('agency').distinct('uniqueId', { admin: { $in: codes }, deleted: false });
    const hosts = (status: HostStatus) =>
      this.hosts.countDocuments({ agencyCode: { $in: agencies }, status });
    return {
      agencyAdmins: isAgency ? 0 : codes.length,
      agencies: agencies.length,
      hosts: await hosts(HOST_STATUS.approved),
      pendingHosts: await hosts(HOST_STATUS.pending),
    };
  }

  async move(records: Movable[], target: TreeAccount): Promise<void> {
    for (const record of records) await this.moveOne(record, target);
  }

  private async moveOne({ _id, code, parent }: Movable, target: TreeAccount): Promise<void> {
    const { kind, field } = this;
    const to = { [field]: target.uniqueId, ...(kind === 'agency' && { bd: target.createBy }) };
    const before = await this.accounts.of(kind).findOneAndUpdate({ _id }, { $set: to }).lean<TreeAccount>();
    // Includes deleted agencies, so that a restored agency has the BD of its agency admin.
    if (kind === 'agencyadmin') {
      await this.accounts.of('agency').updateMany({ admin: code }, { $set: { bd: target.uniqueId } });
    }
    const version = versionOf(before ?? {});
    await this.audit.record({
      action: `${kind}.move`,
      target: { kind, id: _id.toHexString(), label: code },
      before: { [field]: parent, ...(kind === 'agency' && { bd: before?.bd }), version },
      after: { ...to, version: version + 1 },
    });
  }
}
