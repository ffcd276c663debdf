import { FreeText, Ids, Int, Optional } from '../../http/fields.js';
import { Envelope } from '../../http/response.js';
import { ShowsText } from '../../http/shown-fields.js';
import { MOST_SELECTED } from './select-all.js';

/** The selection of a bulk change, and the reason for all its records. A domain adds what is to be done. */
export class BulkDto {
  @Optional()
  @Ids(1000, { description: '_ids of the selected records; omitted: everything that the query matches' })
  ids?: string[];
  @Int(1, MOST_SELECTED, {
    description: 'Number of records that the person saw; 409 when another number matches',
    example: 312,
  })
  expected: number;
  @Optional()
  @FreeText(500, { lines: true, description: 'Reason, for the audit record of each change', example: 'Spam' })
  reason?: string;
}

export class BulkStartedResponse extends Envelope {
  @ShowsText('Id of the batch that carries out the changes', '66f0c0ffee00000000000001') batch: string;
}
