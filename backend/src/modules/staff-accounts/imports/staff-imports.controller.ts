import { Body, Controller, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../../http/idempotency-key.js';
import { IdDto } from '../../../http/id.dto.js';
import { responseOf } from '../../../http/response.js';
import { ImportPreview } from '../../../platform/imports/imports.dto.js';
import {
  FirstPassword,
  ImportStartedResponse,
  PreviewStaffImportDto,
  StartStaffImportDto,
} from './staff-import.dto.js';
import { StaffImports } from './staff-imports.service.js';

const StaffImportPreviewResponse = responseOf('StaffImportPreviewResponse', { details: ImportPreview });
const FirstPasswordsResponse = responseOf('FirstPasswordsResponse', { details: [FirstPassword] });

/** Imports of staff accounts, for platform admins. */
@ApiTags('staff-imports')
@Controller('admin/staffimports')
export class StaffImportsController {
  constructor(private readonly imports: StaffImports) {}

  @Endpoint('POST', 'preview', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Check a table of new staff accounts; adds none',
    response: StaffImportPreviewResponse,
    unrecorded: true,
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async previewStaffImport(@CurrentCaller() caller: Caller, @Body() { kind, file }: PreviewStaffImportDto) {
    return { details: await this.imports.preview(caller, kind, file) };
  }

  @Endpoint('POST', '', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Add the staff accounts of a table, by a background job',
    description:
      'Nothing is added when a row has an error, or when the rows differ from the preview. Each account gets a first password that its owner must change at the first sign-in.',
    response: ImportStartedResponse,
    touches: ['batches', 'jobs'],
    form: true,
    idempotent: true,
    errors: ['FILE_REJECTED', 'VERSION_CONFLICT'],
  })
  startStaffImport(
    @CurrentCaller() caller: Caller,
    @Body() given: StartStaffImportDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.imports.start(caller, given, key);
  }

  @Header('Cache-Control', 'no-store')
  @Endpoint('POST', ':id/passwords', {
    roles: ['admin'],
    right: 'staff.write',
    stepUp: true,
    summary: 'Read the first passwords of imported accounts, once, as the person who imported them',
    response: FirstPasswordsResponse,
    touches: ['batches'],
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async takeFirstPasswords(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    return { details: await this.imports.passwords(caller, id) };
  }
}
