import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { LiveSession } from '../../hosts/live/live-session.schema.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';
import { withTotal } from './with-total.js';

/** Live sessions by the day of their start and by agency, without those that staff deleted from the host record. */
@Injectable()
export class LiveSource implements FigureSource {
  readonly name = 'live';

  constructor(@InjectUnscoped(LiveSession) private readonly sessions: Model<LiveSession>) {}

  async first(): Promise<Date | undefined> {
    const session = await this.sessions
      .findOne({ deleted: false }, { createdAt: 1 })
      .sort({ createdAt: 1 })
      .lean();
    return session?.createdAt;
  }

  async sum({ from, until }: Range, keys?: readonly string[]): Promise<FigureRow[]> {
    const createdAt = { $gte: from, $lt: until };
    const rows = await this.sessions.aggregate<FigureRow>([
      { $match: { deleted: false, ...(keys && { agencyCode: { $in: keys } }), createdAt } },
      {
        $group: {
          _id: '$agencyCode',
          sessions: { $sum: 1 },
          minutes: { $sum: '$minutes' },
          diamonds: { $sum: '$diamonds' },
        },
      },
      {
        $project: {
          _id: 0,
          key: '$_id',
          values: { sessions: '$sessions', minutes: '$minutes', diamonds: '$diamonds' },
        },
      },
    ]);
    return withTotal(rows);
  }

  async changed(since: Date, before: Date): Promise<Date[]> {
    const changed = await this.sessions
      .find({ changedAt: { $gte: since }, createdAt: { $lt: before } }, { createdAt: 1 })
      .lean();
    return changed.map(({ createdAt }) => createdAt);
  }
}
