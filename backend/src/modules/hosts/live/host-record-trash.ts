import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { between } from '../../../core/days.js';
import { AppError } from '../../../core/errors.js';
import { currentTime, requestContext } from '../../../core/request-context.js';
import { inTrash } from '../../../core/trash.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { TimeZones } from '../../../platform/time-zone/time-zones.js';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { HostRecordDeletion } from './host-record-deletion.schema.js';
import { LiveSession } from './live-session.schema.js';

const MOST_LISTED = 1000;

interface NamedDeletion extends HostRecordDeletion {
  label: string;
}

/** The deletions of host records in the last 30 days. Each is restored as a whole. */
@Injectable()
export class HostRecordTrash {
  constructor(
    @InjectUnscoped(LiveSession) private readonly sessions: Model<LiveSession>,
    @InjectModel(HostRecordDeletion.name) private readonly deletions: Model<HostRecordDeletion>,
    @InjectConnection() private readonly connection: Connection,
    private readonly zones: TimeZones,
    private readonly audit: AuditService,
  ) {}

  /** Adds a deletion, in the transaction that deletes the records. */
  async add(deletion: Omit<HostRecordDeletion, 'at' | 'by'>): Promise<void> {
    const by = requestContext()?.caller?.name ?? '';
    await this.deletions.create([{ ...deletion, by, at: currentTime() }]);
  }

  /** Lists the deletions of these days with the host and the channel of a record, newest first, at most 1,000. */
  async list(days: { from?: string | undefined; to?: string | undefined }): Promise<NamedDeletion[]> {
    const at = inTrash(between(days.from, days.to, this.zones.calendar), currentTime());
    const deletions = await this.deletions.find({ at }).sort({ at: -1 }).limit(MOST_LISTED).lean();
    const records = await this.sessions
      .find({ _id: { $in: deletions.map(({ record }) => record) } }, { username: 1, channelName: 1 })
      .lean();
    const labels = new Map(
      records.map(({ _id, username, channelName }) => [
        _id.toHexString(),
        [username, channelName].filter(Boolean).join(', '),
      ]),
    );
    return deletions.map((deletion) => ({
      ...deletion,
      label: labels.get(deletion.record.toHexString()) ?? '',
    }));
  }

  /** Restores the records of a deletion. Fails with NOT_FOUND when the trash does not have it. Returns their number. */
  restore(id: string): Promise<number> {
    const _id = new Types.ObjectId(id);
    return inTransaction(this.connection, async () => {
      const deletion = await this.deletions
        .findOneAndDelete({ _id, at: inTrash(undefined, currentTime()) })
        .lean();
      if (!deletion) throw new AppError('NOT_FOUND', 'These records are no longer in the trash');
      // The time narrows the search on the index of deleted records.
      const createdAt = { $gte: deletion.first, $lte: deletion.last };
      const { modifiedCount: count } = await this.sessions.updateMany(
        { deleted: true, createdAt, deletion: _id },
        { $set: { deleted: false, changedAt: new Date() }, $unset: { deletion: 1 } },
      );
      const target = { kind: 'hostRecord', id, label: `${count} records` };
      await this.audit.record({ action: 'hostRecord.restore', target, after: { count } });
      return count;
    });
  }
}
