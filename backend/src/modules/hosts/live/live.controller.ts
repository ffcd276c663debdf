import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Scope } from '../../../core/scope.js';
import { Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { ShowsInt } from '../../../http/shown-fields.js';
import { ShowsDays } from '../../../http/day-sums.js';
import { once, pageOf } from '../../../http/list-query.js';
import { HostRecordTrash } from './host-record-trash.js';
import { type Deletion, HostRecords } from './host-records.js';
import {
  DeleteHostRecordsDto,
  DeleteMatchingRecordsDto,
  HostRecord,
  HostRecordQuery,
  LiveDay,
  LiveListQuery,
  LiveSessionDto,
  RestoreHostRecordsDto,
  toHostRecord,
} from './live.dto.js';
import { LiveService } from './live.service.js';

const LiveSessionListResponse = listResponseOf('LiveSessionListResponse', { details: [LiveSessionDto] });
class HostRecordListResponse extends listResponseOf('HostRecordListPage', { data: [HostRecord] }) {
  @ShowsDays(() => LiveDay) days?: LiveDay[];
}
const HostRecordTotalsResponse = listResponseOf('HostRecordTotalsResponse', { data: [HostRecord] });
ShowsInt('Diamonds of all matching records', 4200)(HostRecordTotalsResponse.prototype as object, 'diamond');
ShowsInt('Minutes of all matching records, including live sessions so far', 960)(
  HostRecordTotalsResponse.prototype as object,
  'minutes',
);
ShowsInt('The same as pages', 3)(HostRecordTotalsResponse.prototype as object, 'totalPages');
ShowsDays(() => LiveDay)(HostRecordTotalsResponse.prototype as object, 'days');

/** The Live Users screen (hosts who are live now) and the Host Record screen. */
@ApiTags('live')
@Controller('admin')
export class LiveController {
  constructor(
    private readonly live: LiveService,
    private readonly records: HostRecords,
    private readonly trash: HostRecordTrash,
  ) {}

  @Endpoint('GET', 'live/sessions', {
    roles: ['admin'],
    right: 'hosts.read',
    summary: 'List the live sessions, newest first',
    response: LiveSessionListResponse,
    list: { names: ['live-users'], live: 'live' },
  })
  async listLiveSessions(@CurrentCaller() caller: Caller, @Query() query: LiveListQuery) {
    const { records, ...counts } = await this.live.listLive(Scope.of(caller), query, pageOf(query));
    return { details: await this.live.describe(records), ...counts };
  }

  @Endpoint('GET', 'host/hostrecord', {
    roles: ['admin'],
    right: 'hosts.read',
    summary: 'List the host record with totals over all matching records',
    response: HostRecordTotalsResponse,
    list: { names: ['host-records'], without: { live: 'The list is read anew when its screen opens.' } },
  })
  async listAllHostRecords(@CurrentCaller() caller: Caller, @Query() query: HostRecordQuery) {
    const scope = Scope.of(caller);
    const page = pageOf(query);
    const [{ records, ...counts }, { diamonds, minutes }] = await Promise.all([
      this.records.list(scope, query, page),
      once(page, 'totals', () => this.records.totals(scope, query)),
    ]);
    const data = records.map(toHostRecord);
    return { data, diamond: diamonds, minutes, totalPages: counts.pages, ...counts };
  }

  // Deletes host records, although its documented path is under live time.
  @Endpoint('DELETE', 'livetime/deletemultiple', {
    roles: ['admin'],
    right: 'hosts.write',
    summary: 'Delete host records; live sessions are kept',
    response: Envelope,
    touches: ['earnings'],
    errors: ['NOT_FOUND'],
  })
  async deleteHostRecords(@CurrentCaller() caller: Caller, @Body() { id }: DeleteHostRecordsDto) {
    return { message: said(await this.records.remove(Scope.of(caller), id)) };
  }

  @Endpoint('POST', 'host/hostrecord/deletematching', {
    roles: ['admin'],
    right: 'hosts.write',
    summary: 'Delete all host records that match a filter; live sessions are kept',
    response: Envelope,
    touches: ['earnings'],
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  })
  async deleteMatchingHostRecords(
    @CurrentCaller() caller: Caller,
    @Body() { expected, ...filter }: DeleteMatchingRecordsDto,
  ) {
    return { message: said(await this.records.removeMatching(Scope.of(caller), filter, expected)) };
  }

  @Endpoint('POST', 'host/hostrecord/restore', {
    roles: ['admin'],
    right: 'hosts.write',
    summary: 'Restore the host records of one deletion',
    response: Envelope,
    errors: ['NOT_FOUND'],
  })
  async restoreHostRecords(@Body() { id }: RestoreHostRecordsDto) {
    return { message: `${counted(await this.trash.restore(id), 'record')} restored` };
  }
}

/** The host records of the caller's own hosts, read-only. */
@ApiTags('live')
@Controller('agency/host')
export class OwnHostRecordsController {
  constructor(private readonly records: HostRecords) {}

  @Endpoint('GET', 'hostrecord', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'hosts.read',
    summary: 'List the host record of the hosts in scope',
    response: HostRecordListResponse,
    list: { names: ['host-records'], without: { live: 'The list is read anew when its screen opens.' } },
  })
  async listHostRecords(@CurrentCaller() caller: Caller, @Query() query: HostRecordQuery) {
    const { records, ...counts } = await this.records.list(Scope.of(caller), query, pageOf(query));
    return { data: records.map(toHostRecord), ...counts };
  }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const said = ({ deleted, live }: Deletion) =>
  live
    ? `${counted(deleted, 'record')} deleted, ${counted(live, 'live session')} kept`
    : `${counted(deleted, 'record')} deleted`;
