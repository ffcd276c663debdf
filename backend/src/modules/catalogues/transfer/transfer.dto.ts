import { File, OneOf, RefuseUnknown, Shows, ShowsInt, ShowsText } from '../../../http/fields.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import type { CatalogueKind } from '../registry/catalogue-list.js';
import { TRANSFERABLE_KINDS } from './transferables.js';

const MODES = ['check', 'import'] as const;
const OUTCOMES = ['added', 'changed', 'unchanged', 'refused'] as const;

const kind = () =>
  OneOf(TRANSFERABLE_KINDS, 'TransferableKind', { description: 'Catalogue', example: 'gifts' });

export class ExportQuery {
  @kind() kind: CatalogueKind;
}
@RefuseUnknown()
export class ImportDto {
  @kind() kind: CatalogueKind;
  @OneOf(MODES, 'ImportMode', { description: 'check: reports the outcome and changes nothing' })
  mode: (typeof MODES)[number];
  @File('transfer') file: IncomingFile;
}

export class ImportFault {
  @ShowsText("Field with the error, '' for the record as a whole", 'coin') field: string;
  @ShowsText('Error message', 'This must be a whole number') message: string;
}
export class ImportedRow {
  @ShowsInt('Row of the spreadsheet, or number of the record in a JSON or ZIP file. From 1', 2) row: number;
  @ShowsText('Label of the record, if the file contains one', 'Rose') label: string;
  @Shows({
    enum: [...OUTCOMES],
    enumName: 'ImportOutcome',
    description: 'Outcome of the import or the check',
  })
  outcome: (typeof OUTCOMES)[number];
  @Shows({ type: [ImportFault] }) errors: ImportFault[];
}
export class ImportReport {
  @ShowsInt('Number of new records', 10) added: number;
  @ShowsInt('Number of changed records', 2) changed: number;
  @ShowsInt('Number of unchanged records', 7) unchanged: number;
  @ShowsInt('Number of rejected records, each with its reason', 0) refused: number;
  @Shows({ type: [ImportedRow] }) rows: ImportedRow[];
}
