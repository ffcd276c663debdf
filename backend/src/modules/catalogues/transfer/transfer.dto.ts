import { Id, OneOf, Optional } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsInt, ShowsText } from '../../../http/shown-fields.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { ImportFault } from '../../../platform/imports/imports.dto.js';
import type { CatalogueKind } from '../registry/catalogue-list.js';
import { TRANSFERABLE_KINDS } from './transferables.js';

const MODES = ['check', 'import'] as const;
const OUTCOMES = ['added', 'changed', 'unchanged', 'refused'] as const;

const kind = () =>
  OneOf(TRANSFERABLE_KINDS, 'TransferableKind', { description: 'Catalogue', example: 'gifts' });

/** Names the catalogue of an export, or of the columns of an import. */
export class TransferQuery {
  @kind() kind: CatalogueKind;
}
@RefuseUnknown()
export class ImportDto {
  @kind() kind: CatalogueKind;
  @OneOf(MODES, 'ImportMode', { description: 'check: reports what would happen and changes nothing' })
  mode: (typeof MODES)[number];
  @Optional() @File('transfer') file?: IncomingFile;
  @Optional()
  @Id({ description: 'A finished upload in parts (admin/uploads), in place of the file' })
  upload?: string;
}

export class ImportColumn {
  @ShowsText('Name of the column', 'title') name: string;
  @ShowsText('What the column holds', 'Price in coins. From 1 to 1,000,000,000') meaning: string;
  @ShowsText('A value; empty if there is no typical one', '10') example: string;
  @Shows({ type: Boolean, description: 'Whether each new record needs a value', example: true })
  required: boolean;
  @Shows({ type: Boolean, description: 'Whether the column names a file', example: false }) file: boolean;
}

export class ImportedRow {
  @ShowsInt('Row of the spreadsheet; of a JSON or ZIP file the number of the record. From 1', 2) row: number;
  @ShowsText('Label of the record in the file', 'Rose') label: string;
  @Shows({
    enum: [...OUTCOMES],
    enumName: 'ImportOutcome',
    description: 'Result, or the expected result of a check',
  })
  outcome: (typeof OUTCOMES)[number];
  @Shows({ type: [ImportFault] }) errors: ImportFault[];
}
export class ImportReport {
  @ShowsInt('Number of added records', 10) added: number;
  @ShowsInt('Number of updated records', 2) changed: number;
  @ShowsInt('Number of unchanged records', 7) unchanged: number;
  @ShowsInt('Number of refused records, each with a reason', 0) refused: number;
  @Shows({
    type: [String],
    description: 'Columns of the table that have no meaning for this catalogue. They are not read',
    example: ['colour'],
  })
  ignored: string[];
  @Shows({ type: [ImportedRow] }) rows: ImportedRow[];
}
