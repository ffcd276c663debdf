import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { type CodedStaff, InjectStaff } from '../staff/shared/staff.js';
import { responseOf } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { HOST_STATUS } from '../hosts/host.schema.js';
import { HostsService } from '../hosts/hosts.service.js';
import { UsersService } from '../users/users.service.js';
import { WithdrawalsService } from '../withdrawals/withdrawals.service.js';
import { type UserApplication, UserOverview } from './user-overview.dto.js';

const UserOverviewResponse = responseOf('UserOverviewResponse', { details: UserOverview });

/** Reads a user's related records, which the user's page links to. */
@ApiTags('users')
@Controller('admin/user')
export class UserOverviewController {
  constructor(
    private readonly users: UsersService,
    private readonly hosts: HostsService,
    @InjectStaff(Agency) private readonly agencies: CodedStaff<'agency', Agency>,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  @Endpoint('GET', 'overview', {
    roles: ['admin'],
    right: 'users.read',
    summary: 'Read the related records of a user: host application, agency, withdrawals by state',
    response: UserOverviewResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchUserOverview(@CurrentCaller() caller: Caller, @Query() { id }: IdDto) {
    const user = await this.users.find(id);
    const [application, withdrawals] = await Promise.all([
      this.applicationOf(caller, id),
      this.withdrawals.countOf(user._id),
    ]);
    return { details: { _id: id, application, withdrawals } };
  }

  private async applicationOf(caller: Caller, user: string): Promise<UserApplication | null> {
    const applications = await this.hosts.ownApplications(user);
    const application = applications.find(({ status }) => status !== HOST_STATUS.rejected) ?? applications[0];
    if (!application) return null;
    const { status, agencyCode } = application;
    const agency = await this.agencies.codes.findByCodeOrId(Scope.of(caller), agencyCode);
    return { status, agencyCode, agencyName: agency?.name ?? '', agency: agency?._id.toHexString() ?? null };
  }
}
