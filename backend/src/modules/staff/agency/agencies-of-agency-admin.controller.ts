import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { Endpoint, type EndpointOptions } from '../../../http/endpoint.js';
import { type ListQuery, pageOf } from '../../../http/list-query.js';
import { AgencyListResponse } from './agency.controller.js';
import { AgenciesOfAdminDto, AgenciesOfAgencyAdminDto } from './agency.dto.js';
import { AgencyService } from './agency.service.js';

const reading = {
  summary: "List an agency admin's agencies with their number of approved hosts",
  response: AgencyListResponse,
  readOnly: true,
  errors: ['NOT_FOUND'],
} satisfies Omit<EndpointOptions<[]>, 'roles'>;

/** Lists the agencies of one agency admin. */
@ApiTags('agency')
@Controller('agencyadmin')
export class AgenciesOfAgencyAdminController {
  constructor(private readonly agencyService: AgencyService) {}

  @Endpoint('POST', 'allagency', {
    roles: ['admin', 'bd*', 'agencyadmin*'],
    right: 'staff.read',
    ...reading,
    list: { names: ['agencies-of-agency-admin'], live: 'staff', kind: 'agency' },
  })
  listAgenciesOfAgencyAdmin(@CurrentCaller() caller: Caller, @Body() query: AgenciesOfAgencyAdminDto) {
    return listAgenciesOf(this.agencyService, caller, query, 'agencyadmin', query.agencyadmin);
  }

  @Endpoint('POST', 'getAll', { roles: ['admin', 'agencyadmin*'], right: 'staff.read', ...reading })
  listAllOfAgencyAdmin(@CurrentCaller() caller: Caller, @Body() query: AgenciesOfAdminDto) {
    return listAgenciesOf(this.agencyService, caller, query, 'admin', query.admin);
  }
}

/** The same endpoint under its second documented path. */
@ApiTags('agency')
@Controller('video/agencyadmin')
export class VideoAgencyAdminController {
  constructor(private readonly agencyService: AgencyService) {}

  @Endpoint('POST', 'allagency', { roles: ['admin', 'bd*', 'agencyadmin*'], right: 'staff.read', ...reading })
  listVideoAgencies(@CurrentCaller() caller: Caller, @Body() query: AgenciesOfAgencyAdminDto) {
    return listAgenciesOf(this.agencyService, caller, query, 'agencyadmin', query.agencyadmin);
  }
}

async function listAgenciesOf(
  agencyService: AgencyService,
  caller: Caller,
  query: ListQuery,
  field: string,
  named: string,
) {
  const under = { named, field };
  const { records, ...counts } = await agencyService.listUnder(Scope.of(caller), under, query, pageOf(query));
  return { details: await agencyService.describe(records), ...counts };
}
