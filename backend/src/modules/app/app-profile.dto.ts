import { EmailOrEmpty } from '../../http/account-fields.js';
import { FreeText, Optional, Text } from '../../http/fields.js';
import { File } from '../../http/file-fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import type { IncomingFile } from '../../core/incoming-file.js';

@RefuseUnknown()
export class UpdateOwnProfileDto {
  @Optional() @Text(100, { example: 'Anita Sharma' }) name?: string;
  @Optional() @EmailOrEmpty() email?: string;
  @Optional() @FreeText(1000, { lines: true, example: 'Singer from Pune' }) bio?: string;
  @Optional() @FreeText(20, { example: 'female' }) gender?: string;
  @Optional() @File('image') picture?: IncomingFile;
}

@RefuseUnknown()
export class ReportDeviceDto {
  @Text(200, { description: 'Id by which the app knows the device', example: 'f3c1a2b4-phone' })
  deviceId: string;
}
