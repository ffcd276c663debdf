import { AppError } from '../../../core/errors.js';
import { filesOf } from '../../../http/file-fields.js';
import { knownFields } from '../../../http/known-fields.js';
import { type CatalogueKind, CATALOGUES } from '../registry/catalogue-list.js';
import type { CatalogueInput } from '../shared/define-catalogue.js';

/** How the records of a catalogue are exported and imported: by the fields and rules of the endpoint that adds one. */
export interface Transferable extends CatalogueInput {
  /** In the order of the DTO. */
  fields: readonly string[];
  isFile: (field: string) => boolean;
}

const transferables = new Map<CatalogueKind, Transferable>();
for (const { kind, input } of CATALOGUES)
  if (input)
    transferables.set(kind, {
      ...input,
      fields: exported(input),
      isFile: (field) => field in filesOf(input.dto),
    });

/** Returns the fields to export. If two fields are stored as one, the field with the stored name is exported. */
function exported({ dto, storedName }: CatalogueInput): string[] {
  const fields = [...knownFields(dto)];
  return fields.filter((field) => storedName(field) === field || !fields.includes(storedName(field)));
}

/**
 * The kinds that can be exported and imported. Excludes records that are created at startup, where only the picture
 * changes.
 */
export const TRANSFERABLE_KINDS = [...transferables.keys()];

/** Returns a stored record with the fields that records of earlier versions lack. */
export const withDefaults = (record: Record<string, unknown>): Record<string, unknown> => ({
  shown: true,
  ...record,
});

/** Returns how records of this kind are exported and imported. Throws NOT_FOUND for a kind without export. */
export function transferable(kind: CatalogueKind): Transferable {
  const found = transferables.get(kind);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
