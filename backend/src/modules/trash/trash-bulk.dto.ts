import { OmitType } from '@nestjs/swagger';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { BulkDto } from '../../platform/bulk/bulk.dto.js';
import { TrashListQuery } from './trash.dto.js';

/** The filters of the list, for a restoration of all that it shows. */
@RefuseUnknown()
export class TrashListFilter extends OmitType(TrashListQuery, ['sort']) {}

@RefuseUnknown()
export class RestoreTrashDto extends OmitType(BulkDto, ['reason']) {}
