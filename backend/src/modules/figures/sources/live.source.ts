import { Injectable } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { LiveSession } from '../../hosts/live/live-session.schema.js';
import { ALL } from '../figure.schemas.js';
import { agencyKey, hostKey, HOSTS } from '../keys.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';
import { FigureRows } from './figure-rows.js';

interface HostSum {
  _id: { agency: string; user: Types.ObjectId };
  sessions: number;
  minutes: number;
  diamonds: number;
}

/**
 * Live sessions by the day of their start and by agency and host, without those that staff deleted from the host
 * record. A host
 * counts once a day for each agency that it was live for.
 */
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

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const sums = await this.sessions.aggregate<HostSum>([
      { $match: { deleted: false, createdAt: { $gte: from, $lt: until } } },
      {
        $group: {
          _id: { agency: '$agencyCode', user: '$user' },
          sessions: { $sum: 1 },
          minutes: { $sum: '$minutes' },
          diamonds: { $sum: '$diamonds' },
        },
      },
      { $sort: { _id: 1 } },
    ]);
    const rows = new FigureRows();
    for (const { _id, ...values } of sums) {
      const counted = { ...values, hosts: 1 };
      rows.add(ALL, counted);
      rows.add(agencyKey(_id.agency), counted);
      rows.add(hostKey(_id.agency, _id.user.toHexString()), values, HOSTS);
    }
    return rows.list();
  }

  async changed(since: Date, before: Date): Promise<Date[]> {
    const changed = await this.sessions
      .find({ changedAt: { $gte: since }, createdAt: { $lt: before } }, { createdAt: 1 })
      .lean();
    return changed.map(({ createdAt }) => createdAt);
  }
}
