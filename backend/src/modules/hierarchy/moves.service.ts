import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { AppError, fieldError } from '../../core/errors.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { Host, HOST_STATUS, type HostStatus } from '../hosts/host.schema.js';
import { normaliseCode } from '../staff/shared/codes.js';
import { CALLED, PARENT_FIELD, PARENT_KIND, type TreeAccount, TreeAccounts } from './accounts.js';
import type { MoveDto, MovedKind, MoveEffect } from './hierarchy.dto.js';
import { parentOf, toMovedRecord } from './nodes.js';

/** The accounts to move and their new parent. */
interface Move {
  kind: MovedKind;
  target: TreeAccount;
  accounts: TreeAccount[];
}

/** Moves agency admins to another BD and agencies to another agency admin. For the platform admin only. */
@Injectable()
export class MovesService {
  constructor(
    private readonly accounts: TreeAccounts,
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
  ) {}

  /** Returns the effect of a move. Rejects the same moves as `move`. */
  async preview(wanted: MoveDto): Promise<MoveEffect> {
    return this.effectOf(await this.check(wanted));
  }

  /** Moves all of the records or none. Each agency always gets the BD of its agency admin. */
  async move(wanted: MoveDto): Promise<MoveEffect> {
    return inTransaction(this.connection, async () => {
      const move = await this.check(wanted);
      const effect = await this.effectOf(move);
      await this.holdTarget(move);
      for (const account of move.accounts) await this.moveOne(move, account);
      return effect;
    });
  }

  private async check({ kind, records, to }: MoveDto): Promise<Move> {
    const target = await this.targetOf(kind, to);
    const ids = records.map(({ id }) => id.toLowerCase());
    if (new Set(ids).size < ids.length) throw fieldError('records', 'A record is listed twice');
    const found = await this.accounts
      .of(kind)
      .find({ _id: { $in: ids }, deleted: false })
      .lean<TreeAccount[]>();
    const byId = new Map(found.map((account) => [account._id.toHexString(), account]));
    const accounts: TreeAccount[] = [];
    for (const { id, from } of records) {
      const account = byId.get(id.toLowerCase());
      if (!account) throw fieldError('records', `This ${CALLED[kind]} does not exist`, 'NOT_FOUND');
      const parent = parentOf(kind, account);
      if (parent !== normaliseCode(from)) throw await this.movedMeanwhile(kind, account);
      if (parent === target.uniqueId) {
        throw fieldError('to', `${account.uniqueId} is already assigned to ${target.uniqueId}`);
      }
      accounts.push(account);
    }
    return { kind, target, accounts };
  }

  private async targetOf(kind: MovedKind, to: string): Promise<TreeAccount> {
    const above = PARENT_KIND[kind];
    const named = /^[0-9a-f]{24}$/i.test(to)
      ? { _id: new Types.ObjectId(to) }
      : { uniqueId: normaliseCode(to) };
    const target = await this.accounts
      .of(above)
      .findOne({ ...named, deleted: false })
      .lean<TreeAccount>();
    if (!target) throw fieldError('to', `This ${CALLED[above]} does not exist`, 'NOT_FOUND');
    return target;
  }

  private async movedMeanwhile(kind: MovedKind, account: TreeAccount): Promise<AppError> {
    const id = account._id.toHexString();
    const last = await this.audit.lastChangeOf(id, PARENT_FIELD[kind]);
    const who = last
      ? `: ${last.actor.name || last.actor.code} moved it at ${last.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
      : '';
    return fieldError(
      'records',
      `${account.uniqueId} is now assigned to ${parentOf(kind, account)}${who}. Reload the page and try again`,
      'VERSION_CONFLICT',
    );
  }

  /** Locks the target with a write: if it is deleted concurrently, one of the two transactions fails and retries. */
  private async holdTarget({ kind, target }: Move): Promise<void> {
    const held = await this.accounts
      .of(PARENT_KIND[kind])
      .updateOne({ _id: target._id, deleted: false }, { $inc: { __v: 1 } });
    if (!held.matchedCount)
      throw fieldError('to', `This ${CALLED[PARENT_KIND[kind]]} does not exist`, 'NOT_FOUND');
  }

  private async moveOne({ kind, target }: Move, account: TreeAccount): Promise<void> {
    const field = PARENT_FIELD[kind];
    const after =
      kind === 'agencyadmin'
        ? { createBy: target.uniqueId }
        : { admin: target.uniqueId, bd: target.createBy };
    await this.accounts.of(kind).updateOne({ _id: account._id }, { $set: after });
    // Includes deleted agencies, so that a restored agency has the BD of its agency admin.
    if (kind === 'agencyadmin') {
      await this.accounts
        .of('agency')
        .updateMany({ admin: account.uniqueId }, { $set: { bd: target.uniqueId } });
    }
    await this.audit.record({
      action: `${kind}.move`,
      target: { kind, id: account._id.toHexString(), label: account.uniqueId },
      before: kind === 'agency' ? { [field]: account.admin, bd: account.bd } : { [field]: account.createBy },
      after,
    });
  }

  private async effectOf({ kind, target, accounts }: Move): Promise<MoveEffect> {
    const codes = accounts.map(({ uniqueId }) => uniqueId);
    const agencies =
      kind === 'agency'
        ? codes
        : await this.accounts.of('agency').distinct('uniqueId', { admin: { $in: codes }, deleted: false });
    const hosts = (status: HostStatus) =>
      this.hosts.countDocuments({ agencyCode: { $in: agencies }, status });
    const parents = await this.accounts.byCode(
      PARENT_KIND[kind],
      accounts.map((account) => parentOf(kind, account)),
    );
    return {
      to: target.uniqueId,
      toName: target.name,
      records: accounts.map((account) => {
        const from = parentOf(kind, account);
        return toMovedRecord(account, from, parents.get(from)?.name ?? '');
      }),
      agencyAdmins: kind === 'agencyadmin' ? accounts.length : 0,
      agencies: agencies.length,
      hosts: await hosts(HOST_STATUS.approved),
      pendingHosts: await hosts(HOST_STATUS.pending),
    };
  }
}
