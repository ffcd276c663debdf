import { FILE_LIMITS, type FileKind } from '../../../core/file-kinds.js';
import { grouped } from '../../../core/grouped.js';
import { filesOf } from '../../../http/file-fields.js';
import { knownFields } from '../../../http/known-fields.js';
import { type FieldSchema, schemaOf } from '../../../http/response-fields.js';
import type { CatalogueKind } from '../registry/catalogue-list.js';
import type { ImportColumn } from './transfer.dto.js';
import { transferable } from './transferables.js';

const MB = 1024 * 1024;
const ID: ImportColumn = {
  name: 'id',
  meaning: 'Names a record that exists and is to be changed. Empty for a new record',
  example: '',
  required: false,
  file: false,
};

const FILE_NAMES: Partial<Record<FileKind, string>> = {
  image: 'picture.png',
  animation: 'animation.svga',
  audio: 'song.mp3',
};

/** Returns the columns of a table of one catalogue, as the DTO of the call that adds a record declares its fields. */
export function importColumns(kind: CatalogueKind): ImportColumn[] {
  const { dto, fields, storedName } = transferable(kind);
  const files = filesOf(dto);
  /** Whether a form may send this field under another name, so that the DTO requires neither. */
  const hasTwoNames = (name: string) =>
    [...knownFields(dto)].some((other) => other !== name && storedName(other) === name);
  const columns = fields.map((name): ImportColumn => {
    const schema = schemaOf(dto, name);
    const file = files[name];
    return {
      name,
      meaning: file
        ? `The name of a file (${file}, at most ${FILE_LIMITS[file] / MB} MB)`
        : meaningOf(schema),
      example: file ? (FILE_NAMES[file] ?? '') : textOf(schema.example),
      required: schema.required !== false || hasTwoNames(name),
      file: file !== undefined,
    };
  });
  return [ID, ...columns];
}

const textOf = (example: unknown) =>
  typeof example === 'string' || typeof example === 'number' || typeof example === 'boolean'
    ? String(example)
    : '';

/** Says what a field holds, and its bounds. */
function meaningOf({ description, enum: choices, maxLength, minimum, maximum }: FieldSchema): string {
  const bounds = [
    choices && `One of ${choices.join(', ')}`,
    maxLength !== undefined && `At most ${grouped(maxLength)} characters`,
    minimum !== undefined && maximum !== undefined && `From ${grouped(minimum)} to ${grouped(maximum)}`,
  ];
  return [description, ...bounds].filter(Boolean).join('. ');
}
