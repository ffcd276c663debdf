import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../../platform/database/inject-unscoped.js';
import { Host, HOST_STATUS } from '../../hosts/host.schema.js';
import { agencyKey } from '../keys.js';
import type { FigureRow, FigureSource, Range } from './figure-source.js';
import { firstOf, withTotal } from './figure-rows.js';

/** An index begins with the state. */
const ANY_STATE = { $in: Object.values(HOST_STATUS) };

const inState = (status: number) => ({ $sum: { $cond: [{ $eq: ['$status', status] }, 1, 0] } });

/** Host applications by the day of the application and by agency, in their present states. */
@Injectable()
export class ApplicationsSource implements FigureSource {
  readonly name = 'applications';

  constructor(@InjectUnscoped(Host) private readonly hosts: Model<Host>) {}

  async first(): Promise<Date | undefined> {
    return firstOf(
      Object.values(HOST_STATUS).map((status) =>
        this.hosts.findOne({ status }, { createdAt: 1 }).sort({ createdAt: 1 }).lean(),
      ),
    );
  }

  async sum({ from, until }: Range): Promise<FigureRow[]> {
    const rows = await this.hosts.aggregate<{ _id: string; made: number } & Record<string, number>>([
      { $match: { status: ANY_STATE, createdAt: { $gte: from, $lt: until } } },
      {
        $group: {
          _id: '$agencyCode',
          made: { $sum: 1 },
          pending: inState(HOST_STATUS.pending),
          approved: inState(HOST_STATUS.approved),
          rejected: inState(HOST_STATUS.rejected),
        },
      },
    ]);
    return withTotal(rows.map(({ _id: code, ...values }) => ({ key: agencyKey(code), values })));
  }

  async changed(since: Date, before: Date): Promise<Date[]> {
    const changed = await this.hosts
      .find({ changedAt: { $gte: since }, createdAt: { $lt: before } }, { createdAt: 1 })
      .lean();
    return changed.map(({ createdAt }) => createdAt);
  }
}
