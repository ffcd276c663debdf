import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { InjectUnscoped } from '../../platform/database/inject-unscoped.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { HostCounts } from '../staff/agency/host-counts.js';
import { Host, HOST_STATUS } from './host.schema.js';

@Injectable()
export class ApprovedHostCounts extends HostCounts {
  constructor(
    @InjectUnscoped(Agency) private readonly agencies: Model<Agency>,
    @InjectUnscoped(Host) private readonly hosts: Model<Host>,
  ) {
    super();
  }

  async approvedOf(codes: string[]): Promise<Map<string, number>> {
    // Counts in one $lookup for each agency, because a $group would read every host.
    const counts = await this.agencies.aggregate<{ uniqueId: string; hosts: { count: number }[] }>([
      { $match: { uniqueId: { $in: codes } } },
      { $project: { uniqueId: 1 } },
      {
        $lookup: {
          from: this.hosts.collection.name,
          localField: 'uniqueId',
          foreignField: 'agencyCode',
          pipeline: [{ $match: { status: HOST_STATUS.approved } }, { $count: 'count' }],
          as: 'hosts',
        },
      },
    ]);
    return new Map(counts.map(({ uniqueId, hosts: [found] }) => [uniqueId, found?.count ?? 0]));
  }
}
