import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { Endpoint } from '../../http/endpoint.js';
import { once, pageOf } from '../../http/list-query.js';
import { listResponseOf, responseOf } from '../../http/response.js';
import {
  EarningsPeriod,
  EarningsQuery,
  EarningsRowDto,
  EarningsTotalsDto,
  EarningsUserDto,
  HostEarningsDto,
  toEarningsRow,
  toHostEarnings,
} from './earnings.dto.js';
import { EarningsService } from './earnings.service.js';
import { HostEarningsService } from './host-earnings.service.js';

const EarningsResponse = listResponseOf('EarningsResponse', {
  details: [EarningsRowDto],
  totals: EarningsTotalsDto,
});
const HostEarningsResponse = responseOf('HostEarningsResponse', { details: HostEarningsDto });

/** What hosts earned in live sessions, within the scope of the caller. */
@ApiTags('earnings')
@Controller('earnings')
export class EarningsController {
  constructor(
    private readonly earnings: EarningsService,
    private readonly hosts: HostEarningsService,
  ) {}

  @Endpoint('GET', '', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*'],
    right: 'earnings.read',
    summary: 'List the hosts with live sessions in a period, with what they earned',
    description:
      'Sorted by diamonds, the most first, if sort is omitted. `totals` sums all matching hosts. A session counts on the day of its start, for the agency that the host had then.',
    response: EarningsResponse,
    list: {
      names: ['earnings'],
      rows: 20,
      without: { live: 'The list is read anew when its screen opens.' },
    },
  })
  async listEarnings(@CurrentCaller() caller: Caller, @Query() query: EarningsQuery) {
    const asked = pageOf(query);
    const found = await once(asked, 'earnings', () => this.earnings.read(Scope.of(caller), query));
    const rows = await this.earnings.describe(found.hosts, asked);
    return {
      details: rows.map((row) => toEarningsRow(row, found)),
      totals: found.totals,
      total: found.hosts.length,
      pages: Math.ceil(found.hosts.length / asked.limit),
    };
  }

  @Endpoint('GET', ':user', {
    roles: ['admin', 'bd*', 'agencyadmin*', 'agency*'],
    right: 'earnings.read',
    summary: 'Read what a host earned, day by day',
    response: HostEarningsResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchHostEarnings(
    @CurrentCaller() caller: Caller,
    @Param() { user }: EarningsUserDto,
    @Query() period: EarningsPeriod,
  ) {
    return { details: toHostEarnings(await this.hosts.read(Scope.of(caller), user, period)) };
  }
}
