import { FreeText, Identifier, Int, Optional } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Envelope } from '../../../http/response.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { MOST_ROWS, StartImportDto } from '../../../platform/imports/imports.dto.js';
import { MOST_COINS } from '../../ledger/ledger.service.js';

/** One row of a salary run. */
export class SalaryRowDto {
  @Identifier(50, { description: 'Code of a coin agency, or username of a user', example: 'coin@100001' })
  code: string;
  @Int(1, MOST_COINS, { description: 'Whole coins', example: 4000 }) coins: number;
  @Optional() @FreeText(200, { description: 'Note of the transfer', example: 'October' }) note?: string;
}

@RefuseUnknown()
export class StartSalaryRunDto extends StartImportDto {
  @Int(1, MOST_ROWS * MOST_COINS, { description: 'Sum of the preview', example: 1_240_000 }) coins: number;
}

export class SalaryRunResponse extends Envelope {
  @ShowsText('Id of the import', '66f0c0ffee00000000000001') import: string;
  @ShowsText("Id of the request that awaits a second admin, '' when the run has started", '')
  waiting: string;
}
