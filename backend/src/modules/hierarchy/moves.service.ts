import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { AppError, fieldError } from '../../core/errors.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { TimeZones } from '../../platform/time-zone/time-zones.js';
import { Host } from '../hosts/host.schema.js';
import { normaliseCode } from '../staff/shared/codes.js';
import { AccountMover } from './account-mover.js';
import { CALLED, PARENT_KIND, type TreeAccount, TreeAccounts } from './accounts.js';
import type { MoveDto, MovedKind, MoveEffect } from './hierarchy.dto.js';
import { HostMover } from './host-mover.js';
import type { Movable, Mover } from './mover.js';

/** The records to move and their new parent. */
interface Move {
  kind: MovedKind;
  target: TreeAccount;
  records: Movable[];
}

/** Moves agency admins to another BD, agencies to another agency admin, and hosts to another agency. For the admin only. */
@Injectable()
export class MovesService {
  private readonly movers: Record<MovedKind, Mover>;

  constructor(
    private readonly accounts: TreeAccounts,
    @InjectUnscoped(Host) hosts: Model<Host>,
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
    private readonly zones: TimeZones,
    host: HostMover,
  ) {
    this.movers = {
      agencyadmin: new AccountMover('agencyadmin', accounts, hosts, audit),
      agency: new AccountMover('agency', accounts, hosts, audit),
      host,
    };
  }

  /** Returns the effect of a move. Rejects the same moves as `move`. */
  async preview(wanted: MoveDto): Promise<MoveEffect> {
    return this.effectOf(await this.check(wanted));
  }

  /** Moves all of the records or none. */
  async move(wanted: MoveDto): Promise<MoveEffect> {
    return inTransaction(this.connection, async () => {
      const move = await this.check(wanted);
      const effect = await this.effectOf(move);
      const { kind, target, records } = move;
      await this.accounts.hold(PARENT_KIND[kind], target);
      await this.movers[kind].move(records, target);
      return effect;
    });
  }

  private async check({ kind, records, to }: MoveDto): Promise<Move> {
    const target = await this.accounts.named(PARENT_KIND[kind], to, 'to');
    this.movers[kind].checkTarget?.(target);
    const ids = records.map(({ id }) => id.toLowerCase());
    if (new Set(ids).size < ids.length) throw fieldError('records', 'A record is listed twice');
    const found = await this.movers[kind].find(ids);
    const byId = new Map(found.map((record) => [record._id.toHexString(), record]));
    const moved: Movable[] = [];
    for (const { id, from } of records) {
      const record = byId.get(id.toLowerCase());
      if (!record) throw fieldError('records', `This ${CALLED[kind]} does not exist`, 'NOT_FOUND');
      if (record.parent !== normaliseCode(from)) throw await this.movedMeanwhile(kind, record);
      if (record.parent === target.uniqueId) {
        throw fieldError('to', `${record.code} is already assigned to ${target.uniqueId}`);
      }
      moved.push(record);
    }
    return { kind, target, records: moved };
  }

  private async movedMeanwhile(kind: MovedKind, { _id, code, parent }: Movable): Promise<AppError> {
    const last = await this.audit.lastChangeOf(_id.toHexString(), this.movers[kind].field);
    const who = last
      ? `: ${last.actor.name || last.actor.code} moved it at ${this.zones.written(last.at)}`
      : '';
    return fieldError(
      'records',
      `${code} is now assigned to ${parent}${who}. Reload the page and try again`,
      'VERSION_CONFLICT',
    );
  }

  private async effectOf({ kind, target, records }: Move): Promise<MoveEffect> {
    const parents = await this.accounts.byCode(
      PARENT_KIND[kind],
      records.map(({ parent }) => parent),
    );
    return {
      to: target.uniqueId,
      toName: target.name,
      records: records.map(({ _id, code, name, parent }) => ({
        ...{ _id: _id.toHexString(), code, name },
        ...{ from: parent, fromName: parents.get(parent)?.name ?? '' },
      })),
      ...(await this.movers[kind].count(records)),
    };
  }
}
