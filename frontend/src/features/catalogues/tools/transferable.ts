import type { CatalogueKind, TransferableKind } from '../../../api/catalogues.gen';

/**
 * Returns whether a catalogue can be exported and imported. Background themes cannot: the server creates them at
 * startup, each in its fixed place.
 */
export const isTransferable = (kind: CatalogueKind): kind is TransferableKind => kind !== 'background-themes';
