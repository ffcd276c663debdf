import { Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { present } from '../../core/present.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { listResponseOf, responseOf } from '../../http/response.js';
import {
  FailedRows,
  ImportListQuery,
  ImportRowDto,
  ImportRowListQuery,
  ImportRunDto,
  toImportRow,
  toImportRun,
} from './imports.dto.js';
import { ImportsService } from './imports.service.js';

const ImportRunResponse = responseOf('ImportRunResponse', { details: ImportRunDto });
const ImportListResponse = listResponseOf('ImportListResponse', { details: [ImportRunDto] });
const ImportRowListResponse = listResponseOf('ImportRowListResponse', { details: [ImportRowDto] });
const FailedRowsResponse = responseOf('FailedRowsResponse', { details: FailedRows });

/** Past and running imports of every kind. Each domain has its own calls that start one. */
@ApiTags('imports')
@Controller('admin/imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'imports.read',
    summary: 'List the imports, newest first',
    response: ImportListResponse,
  })
  async listImports(@CurrentCaller() caller: Caller, @Query() query: ImportListQuery) {
    const { records, ...counts } = await this.imports.list(query, pageOf(query));
    return { details: records.map((one) => toImportRun(one, caller.id)), ...counts };
  }

  @Endpoint('GET', ':id', {
    roles: ['admin'],
    right: 'imports.read',
    summary: 'Read one import with its progress',
    response: ImportRunResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchImport(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    const [run] = await this.imports.withJobs([await this.imports.find(id)]);
    return { details: toImportRun(present(run), caller.id) };
  }

  @Endpoint('GET', ':id/rows', {
    roles: ['admin'],
    right: 'imports.read',
    summary: 'List the rows of an import with their results, in the order of the file',
    response: ImportRowListResponse,
    errors: ['NOT_FOUND'],
  })
  async listImportRows(@Param() { id }: IdDto, @Query() query: ImportRowListQuery) {
    const { records, ...counts } = await this.imports.listRows(id, query, pageOf(query));
    return { details: records.map(toImportRow), ...counts };
  }

  @Endpoint('GET', ':id/failed', {
    roles: ['admin'],
    right: 'imports.read',
    summary: 'Read the failed rows of an import as they were in the file',
    response: FailedRowsResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchFailedRows(@Param() { id }: IdDto) {
    return { details: await this.imports.failedRows(id) };
  }
}
