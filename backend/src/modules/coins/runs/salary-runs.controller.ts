import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { responseOf } from '../../../http/response.js';
import { ImportPreview, PreviewImportDto } from '../../../platform/imports/imports.dto.js';
import { SalaryRunResponse, StartSalaryRunDto } from './salary-run.dto.js';
import { SalaryRuns } from './salary-runs.service.js';

const SalaryRunPreviewResponse = responseOf('SalaryRunPreviewResponse', { details: ImportPreview });

/** Salary runs: coins for the recipients of a table. */
@ApiTags('salary-runs')
@Controller('admin/salaryruns')
export class SalaryRunsController {
  constructor(private readonly runs: SalaryRuns) {}

  @Endpoint('POST', 'preview', {
    roles: ['admin'],
    right: 'coins.send',
    summary: 'Check a table of recipients and coins; moves nothing',
    response: SalaryRunPreviewResponse,
    unrecorded: true,
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async previewSalaryRun(@CurrentCaller() caller: Caller, @Body() { file }: PreviewImportDto) {
    return { details: await this.runs.preview(caller, file) };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    right: 'coins.send',
    stepUp: true,
    summary: 'Send coins to the recipients of a table, by a background job',
    description:
      'Nothing is sent when a row has an error, or when rows or coins differ from the preview. Above the limit for sending coins (in one step or within 24 hours), the whole run waits for a second admin.',
    response: SalaryRunResponse,
    touches: ['batches', 'jobs', 'recharge'],
    form: true,
    idempotent: true,
    errors: ['FILE_REJECTED', 'VERSION_CONFLICT'],
  })
  startSalaryRun(
    @CurrentCaller() caller: Caller,
    @Body() run: StartSalaryRunDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.runs.start(caller, run, key);
  }
}
