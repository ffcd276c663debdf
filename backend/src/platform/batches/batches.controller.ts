import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { present } from '../../core/present.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { Envelope, listResponseOf, responseOf } from '../../http/response.js';
import {
  FailedRows,
  BatchListQuery,
  BatchRowDto,
  BatchRowListQuery,
  BatchDto,
  toBatchRow,
  toBatch,
} from './batches.dto.js';
import { BatchesService } from './batches.service.js';

const BatchResponse = responseOf('BatchResponse', { details: BatchDto });
const BatchListResponse = listResponseOf('BatchListResponse', { details: [BatchDto] });
const BatchRowListResponse = listResponseOf('BatchRowListResponse', { details: [BatchRowDto] });
const FailedRowsResponse = responseOf('FailedRowsResponse', { details: FailedRows });

/** Past and running imports and bulk changes. Each domain has its own calls that start one. */
@ApiTags('batches')
@Controller('admin/batches')
export class BatchesController {
  constructor(private readonly batches: BatchesService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'own',
    summary: 'List the imports and bulk changes, newest first',
    description: 'Without the right jobs.read, only those that the caller started.',
    response: BatchListResponse,
    list: {
      names: ['salary-runs', 'imports', 'bulk-changes'],
      rows: 20,
      live: 'jobs',
      without: { search: 'The filters find them by state and day.' },
      opens: { 'salary-runs': 'coins.send', imports: 'jobs.read', 'bulk-changes': 'jobs.read' },
    },
  })
  async listBatches(@CurrentCaller() caller: Caller, @Query() query: BatchListQuery) {
    const { records, ...counts } = await this.batches.list(caller, query, pageOf(query));
    return { details: records.map((one) => toBatch(one, caller.id)), ...counts };
  }

  @Endpoint('GET', ':id', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'own',
    summary: 'Read one import or bulk change with its progress',
    response: BatchResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchBatch(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    const [batch] = await this.batches.withJobs(caller, [await this.batches.findOf(caller, id)]);
    return { details: toBatch(present(batch), caller.id) };
  }

  @Endpoint('POST', ':id/cancel', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'own',
    summary: 'Cancel a waiting or running import or bulk change; rows that are done stay done',
    response: Envelope,
    touches: ['notifications', 'jobs'],
    message: 'The rest is being cancelled',
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async cancelBatch(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.batches.cancel(caller, id);
  }

  @Endpoint('GET', ':id/rows', {
    roles: ['admin', 'agencyadmin*', 'agency*'],
    right: 'own',
    summary: 'List the rows of a batch with their results, in their order',
    response: BatchRowListResponse,
    list: {
      names: ['import-rows', 'bulk-rows'],
      rows: 20,
      without: { live: 'The page follows its job, and the list is read again with it.' },
      opens: { 'import-rows': 'jobs.read', 'bulk-rows': 'jobs.read' },
    },
    errors: ['NOT_FOUND'],
  })
  async listBatchRows(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Query() query: BatchRowListQuery,
  ) {
    await this.batches.findOf(caller, id);
    const { records, ...counts } = await this.batches.listRows(id, query, pageOf(query));
    return { details: records.map(toBatchRow), ...counts };
  }

  @Endpoint('GET', ':id/failed', {
    roles: ['admin'],
    right: 'own',
    summary: 'Read the rows of an import that failed or were left out, as they were in the file',
    response: FailedRowsResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchFailedRows(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.batches.findOf(caller, id);
    return { details: await this.batches.failedRows(id) };
  }
}
