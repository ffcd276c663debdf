import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listResponseOf } from '../../http/response.js';
import { sendCsv } from '../../http/csv.js';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import { pageOf } from '../../http/list-query.js';
import { AuditEntry, AuditFilter, AuditQuery, toAuditEntry } from './audit.dto.js';
import { AuditLogService } from './audit-log.service.js';
import { TargetPlaces } from './target-places.js';

const AuditListResponse = listResponseOf('AuditListResponse', { details: [AuditEntry], partial: Boolean });

const CSV_HEAD = [
  'Time',
  'Role',
  'Code',
  'Name',
  'Action',
  'Kind',
  'Record',
  'Record id',
  'Changes',
  'Reason',
  'Address',
  'Request',
];

/** The audit log for the platform admin. */
@ApiTags('audit')
@Controller('admin/audit')
export class AuditController {
  constructor(
    private readonly log: AuditLogService,
    private readonly places: TargetPlaces,
  ) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    summary: 'List the changes made by staff, newest first',
    description: '`partial`: more accounts match the search than were searched.',
    response: AuditListResponse,
  })
  async listAudit(@Query() { page, limit, ...filter }: AuditQuery) {
    const { records, ...counts } = await this.log.list(filter, pageOf({ page, limit }));
    const places = await this.places.of(records);
    return {
      details: records.map((record) => toAuditEntry(record, places.get(record.target.id))),
      ...counts,
    };
  }

  @Endpoint('GET', 'export', {
    roles: ['admin'],
    summary: 'Export the changes made by staff as CSV, newest first',
    description: 'Refuses a search that matches too many accounts.',
    response: 'text/csv',
  })
  async exportAudit(@Query() filter: AuditFilter, @CurrentHttpContext() http: HttpContext) {
    const records = await this.log.read(filter);
    await sendCsv(http, 'audit', CSV_HEAD, records, (record) => {
      const { at, actor, action, target, changes, reason, address, requestId } = toAuditEntry(record);
      const said = changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; ');
      const who = [actor.role, actor.code, actor.name];
      return [at, ...who, action, target.kind, target.label, target.id, said, reason, address, requestId];
    });
  }
}
