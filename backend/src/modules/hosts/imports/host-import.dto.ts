import { PickType } from '@nestjs/swagger';
import { Identifier } from '../../../http/fields.js';
import { Envelope } from '../../../http/response.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { ApplyHostDto } from '../host.dto.js';

/** One row of a table of new hosts. */
export class HostRowDto extends PickType(ApplyHostDto, ['realName', 'number']) {
  @Identifier(50, { description: 'Username, _id or phone number of the user', example: 'anita.sharma' })
  user: string;
  @Identifier(30, { description: 'Code of the agency', example: 'AG100001' }) agency: string;
}

export class HostImportResponse extends Envelope {
  @ShowsText('Id of the import', '66f0c0ffee00000000000001') import: string;
}
