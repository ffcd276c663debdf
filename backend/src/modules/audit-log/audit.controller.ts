import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { listResponseOf, responseOf } from '../../http/response.js';
import { SealStates } from '../../platform/audit/seal-state.js';
import { Endpoint } from '../../http/endpoint.js';
import { pageOf } from '../../http/list-query.js';
import { AuditEntry, AuditQuery, toAuditEntry } from './audit.dto.js';
import { AuditSealState, toSealState } from './audit-seal-state.dto.js';
import { AuditLogService } from './audit-log.service.js';
import { TargetPlaces } from './target-places.js';

const AuditListResponse = listResponseOf('AuditListResponse', { details: [AuditEntry], partial: Boolean });
const AuditSealStateResponse = responseOf('AuditSealStateResponse', { details: AuditSealState });

/** The audit log for the platform admin. */
@ApiTags('audit')
@Controller('admin/audit')
export class AuditController {
  constructor(
    private readonly log: AuditLogService,
    private readonly places: TargetPlaces,
    private readonly seals: SealStates,
  ) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'audit.read',
    summary: 'List the changes made by staff, newest first',
    description: '`partial`: more accounts match the search than were searched.',
    response: AuditListResponse,
    list: {
      names: ['audit-log'],
      rows: 20,
      without: { live: 'The list is read anew when its screen opens.' },
    },
  })
  async listAudit(@Query() query: AuditQuery) {
    const { records, ...counts } = await this.log.list(query, pageOf(query));
    const places = await this.places.of(records);
    return {
      details: records.map((record) => toAuditEntry(record, places.get(record.target.id))),
      ...counts,
    };
  }

  @Endpoint('GET', 'seals', {
    roles: ['admin'],
    right: 'audit.read',
    summary: 'Read how far the audit log is sealed, and what the last check found',
    response: AuditSealStateResponse,
  })
  async readAuditSeals() {
    return { details: toSealState(await this.seals.read()) };
  }
}
