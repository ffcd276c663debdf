import { OmitType } from '@nestjs/swagger';
import { Text } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { BulkDto } from '../../../platform/bulk/bulk.dto.js';

@RefuseUnknown()
export class NotifyUsersDto extends OmitType(BulkDto, ['reason']) {
  @Text(100, { example: 'Your account' }) title: string;
  @Text(1000, { lines: true, example: 'Please confirm your phone number.' }) description: string;
}
