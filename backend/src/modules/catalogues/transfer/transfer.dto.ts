import { File, OneOf, RefuseUnknown, Shows, ShowsInt, ShowsText } from '../../../http/fields.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import type { CatalogueKind } from '../registry/catalogue-list.js';
import { TRANSFERABLE_KINDS } from './transferables.js';

const MODES = ['check', 'import'] as const;
const OUTCOMES = ['added', 'changed', 'unchanged', 'refused'] as const;

const kind = () =>
  OneOf(TRANSFERABLE_KINDS, 'TransferableKind', { description: 'Which catalogue', example: 'gifts' });

export class ExportQuery {
  @kind() kind: CatalogueKind;
}
@RefuseUnknown()
export class ImportDto {
  @kind() kind: CatalogueKind;
  @OneOf(MODES, 'ImportMode', { description: 'check: says what would happen, and changes nothing' })
  mode: (typeof MODES)[number];
  @File('transfer') file: IncomingFile;
}

export class ImportFault {
  @ShowsText("Field at fault, '' for the record as a whole", 'coin') field: string;
  @ShowsText('What is wrong with it', 'This must be a whole number') message: string;
}
export class ImportedRow {
  @ShowsInt('Row of the spreadsheet; of a JSON or ZIP file the number of the record. From 1', 2) row: number;
  @ShowsText('What staff call it, as far as the file says', 'Rose') label: string;
  @Shows({ enum: [...OUTCOMES], enumName: 'ImportOutcome', description: 'What became of it, or would' })
  outcome: (typeof OUTCOMES)[number];
  @Shows({ type: [ImportFault] }) errors: ImportFault[];
}
export class ImportReport {
  @ShowsInt('Records that were not there', 10) added: number;
  @ShowsInt('Records that were there and took what the file says', 2) changed: number;
  @ShowsInt('Records that were there as the file says', 7) unchanged: number;
  @ShowsInt('Records that were left out, each with its reason', 0) refused: number;
  @Shows({ type: [ImportedRow] }) rows: ImportedRow[];
}
