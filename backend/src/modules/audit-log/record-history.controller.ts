import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { Endpoint } from '../../http/endpoint.js';
import { responseOf } from '../../http/response.js';
import { RecordHistoryEntryDto, RecordHistoryQuery, toRecordHistoryEntry } from './record-history.dto.js';
import { RecordHistoryService } from './record-history.service.js';

const RecordHistoryResponse = responseOf('RecordHistoryResponse', {
  details: [RecordHistoryEntryDto],
  total: Number,
});

/** The history of an account, for staff who have no audit log. */
@ApiTags('audit')
@Controller('audit')
export class RecordHistoryController {
  constructor(private readonly history: RecordHistoryService) {}

  @Endpoint('GET', 'record', {
    roles: ['bd*', 'agencyadmin*', 'agency*', 'coin*'],
    summary: 'List the changes of a staff account in scope, newest first',
    description: 'Only the fields of its form, without the names and reasons of platform admins.',
    response: RecordHistoryResponse,
    errors: ['NOT_FOUND'],
  })
  async listRecordHistory(
    @CurrentCaller() caller: Caller,
    @Query() { kind, record, page = 1, limit = 5 }: RecordHistoryQuery,
  ) {
    const found = await this.history.of(Scope.of(caller), kind, record, { page, limit });
    return {
      details: found.records.map((entry) => toRecordHistoryEntry(entry, found, caller)),
      total: found.total,
    };
  }
}
