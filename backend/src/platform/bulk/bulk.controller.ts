import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { CurrentIdempotencyKey, type IdempotencyKey } from '../../http/idempotency-key.js';
import { IdDto } from '../../http/id.dto.js';
import { BulkStartedResponse } from './bulk.dto.js';
import { BulkService } from './bulk.service.js';

/** What can be done about a bulk change of any kind. Each domain has its own call that starts one. */
@ApiTags('bulk')
@Controller('admin/bulk')
export class BulkController {
  constructor(private readonly bulk: BulkService) {}

  @Endpoint('POST', ':id/undo', {
    roles: ['admin'],
    right: 'own',
    summary: 'Undo a bulk change or an import of items, by a background job',
    description:
      'Gives every changed record its values back. Needs the right of the change, and a recent proof where the change needs one. Possible once, when no job works on the change. A record that changed again since is left as it is.',
    response: BulkStartedResponse,
    idempotent: true,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'PROOF_REQUIRED'],
  })
  undoBulkChange(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.bulk.undo(caller, id, key);
  }
}
