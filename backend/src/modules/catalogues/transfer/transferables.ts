import { AppError } from '../../../core/errors.js';
import { filesOf } from '../../../http/fields.js';
import { knownFields } from '../../../http/known-fields.js';
import { type CatalogueKind, CATALOGUES } from '../registry/catalogue-list.js';
import type { CatalogueInput } from '../shared/define-catalogue.js';

/** How the records of a catalogue go out and come in: the fields and rules of the call that adds one. */
export interface Transferable extends CatalogueInput {
  /** In the order of the call. */
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

/** Of two fields that are stored as one, the one of that name stands for both. */
function exported({ dto, storedName }: CatalogueInput): string[] {
  const fields = [...knownFields(dto)];
  return fields.filter((field) => storedName(field) === field || !fields.includes(storedName(field)));
}

/**
 * Kinds that go out and come in. Records that are made at start do not: each has its place, and only its picture changes.
 */
export const TRANSFERABLE_KINDS = [...transferables.keys()];

/** How records of this kind go out and come in. Throws NOT_FOUND for a kind whose records do not. */
export function transferable(kind: CatalogueKind): Transferable {
  const found = transferables.get(kind);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
