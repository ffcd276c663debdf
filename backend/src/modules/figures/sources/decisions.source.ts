import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AuditRecord } from '../../../platform/audit/audit.schema.js';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { DECISION_ACTIONS } from '../../audit-log/decisions.js';
import { Host } from '../../hosts/host.schema.js';
import { Video } from '../../videos/video.schema.js';
import { Withdrawal } from '../../withdrawals/withdrawal.schema.js';
import { staffKey } from '../keys.js';
import { ALL } from '../figure.schemas.js';
import { waitField } from './waits.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';
import { FigureRows, firstOf } from './figure-rows.js';

/** The state of a host application, a withdrawal and a video without a decision. */
const UNDECIDED = 0;
const MINUTE = 60_000;

/**
 * Decisions by their day and by the staff member, from the audit log. The first decision about a host application, a
 * withdrawal or a video also counts how long it waited.
 */
@Injectable()
export class DecisionsSource implements FigureSource {
  readonly name = 'decisions';

  constructor(
    @InjectModel(AuditRecord.name) private readonly audit: Model<AuditRecord>,
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
    @InjectModel(Withdrawal.name) private readonly withdrawals: Model<Withdrawal>,
    @InjectUnscoped(Video) private readonly videos: Model<Video>,
  ) {}

  async first(): Promise<Date | undefined> {
    return firstOf(
      DECISION_ACTIONS.map(async (action) => {
        const record = await this.audit.findOne({ action }, { at: 1 }).sort({ at: 1 }).lean();
        return record && { createdAt: record.at };
      }),
    );
  }

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const decisions = await this.audit
      .find(
        { action: { $in: DECISION_ACTIONS }, at: { $gte: from, $lt: until } },
        { at: 1, 'actor.id': 1, 'target.id': 1, 'before.status': 1 },
      )
      .lean<AuditRecord[]>();
    const first = decisions.filter(({ before }) => before['status'] === UNDECIDED);
    const made = await this.datesOf(first.map(({ target }) => target.id));
    const rows = new FigureRows();
    for (const { at, actor, target, before } of decisions) {
      const since = before['status'] === UNDECIDED ? made.get(target.id) : undefined;
      const values = {
        made: 1,
        ...(since && { [waitField(Math.max(0, (at.getTime() - since.getTime()) / MINUTE))]: 1 }),
      };
      rows.add(ALL, values);
      rows.add(staffKey(actor.id), values);
    }
    return rows.list();
  }

  /** Returns when these applications, withdrawals and videos were made, by id. */
  private async datesOf(ids: string[]): Promise<Map<string, Date>> {
    const where = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } };
    const dates = { createdAt: 1 } as const;
    // One after the other, because a transaction may run this.
    const found = [
      ...(await this.hosts.find(where, dates).lean()),
      ...(await this.withdrawals.find(where, dates).lean()),
      ...(await this.videos.find(where, dates).lean()),
    ];
    return new Map(found.map(({ _id, createdAt }) => [_id.toHexString(), createdAt]));
  }
}
