import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Scope } from '../access/scope.js';
import { AgencyService } from '../agency/agency.service.js';
import { UsersService } from '../users/users.service.js';
import type { HostCounts } from './host.dto.js';
import { Host, HOST_STATUS } from './host.schema.js';

@Injectable()
export class HostsService {
  constructor(
    @InjectModel(Host.name) private readonly hosts: Model<Host>,
    private readonly agencies: AgencyService,
    private readonly users: UsersService,
  ) {}

  /** Applications by state in scope, and the users that they belong to (all users for the admin). */
  async count(scope: Scope): Promise<HostCounts> {
    const filter = await this.inScope(scope);
    const [byStatus, u] = await Promise.all([
      this.hosts.aggregate<{ _id: number; count: number }>([
        { $match: filter },
        { $group: { _id: '$status', count: { $sum: 1 } } },
      ]),
      scope.isEverything ? this.users.count() : this.countApplicants(filter),
    ]);
    const of = (status: number) => byStatus.find(({ _id }) => _id === status)?.count ?? 0;
    const [acc, pen, rej] = [of(HOST_STATUS.approved), of(HOST_STATUS.pending), of(HOST_STATUS.rejected)];
    return { u, acc, pen, rej, accepted: acc, pending: pen, rejected: rej };
  }

  private async countApplicants(filter: Record<string, unknown>): Promise<number> {
    const [counted] = await this.hosts.aggregate<{ users: number }>([
      { $match: filter },
      { $group: { _id: '$user' } },
      { $count: 'users' },
    ]);
    return counted?.users ?? 0;
  }

  private async inScope(scope: Scope): Promise<Record<string, unknown>> {
    return scope.isEverything ? {} : { agencyCode: { $in: await this.agencies.codesIn(scope) } };
  }
}
