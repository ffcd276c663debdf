import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { BulkDto } from '../../../platform/bulk/bulk.dto.js';

@RefuseUnknown()
export class EndStaffSessionsDto extends BulkDto {}
