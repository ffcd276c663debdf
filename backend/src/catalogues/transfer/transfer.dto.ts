import { File, OneOf, RefuseUnknown, Shows, ShowsInt, ShowsText } from '../../api/fields.js';
import type { IncomingFile } from '../../files/files.service.js';
import { TRANSFERABLE_KINDS, type TransferableKind } from './transferables.js';

const FORMATS = ['zip', 'csv', 'json'] as const;
export type TransferFormat = (typeof FORMATS)[number];
const MODES = ['check', 'import'] as const;
const OUTCOMES = ['added', 'changed', 'refused'] as const;

const kind = () =>
  OneOf(TRANSFERABLE_KINDS, 'TransferableKind', { description: 'Which catalogue', example: 'gifts' });

export class ExportQuery {
  @kind() kind: TransferableKind;
  @OneOf(FORMATS, 'TransferFormat', {
    description: 'zip holds the files too, and fills a new environment; csv and json name their addresses',
    example: 'zip',
  })
  format: TransferFormat;
}
@RefuseUnknown()
export class ImportDto {
  @kind() kind: TransferableKind;
  @OneOf(MODES, 'ImportMode', { description: 'check: says what would happen, and changes nothing' })
  mode: (typeof MODES)[number];
  @File('transfer') file: IncomingFile;
}

export class ImportFault {
  @ShowsText("Field at fault, '' for the record as a whole", 'coin') field: string;
  @ShowsText('What is wrong with it', 'This must be a whole number') message: string;
}
export class ImportedRow {
  @ShowsInt('Which record of the file, from 1', 1) row: number;
  @ShowsText('What staff call it, as far as the file says', 'Rose') label: string;
  @Shows({ enum: [...OUTCOMES], enumName: 'ImportOutcome', description: 'What became of it, or would' })
  outcome: (typeof OUTCOMES)[number];
  @Shows({ type: [ImportFault] }) errors: ImportFault[];
}
export class ImportReport {
  @ShowsInt('Records that were not there', 10) added: number;
  @ShowsInt('Records that were there and took what the file says', 2) changed: number;
  @ShowsInt('Records that were left out, each with its reason', 0) refused: number;
  @Shows({ type: [ImportedRow] }) rows: ImportedRow[];
}
