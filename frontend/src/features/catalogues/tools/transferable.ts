import type { CatalogueKind, TransferableKind } from '../../../api/catalogues.gen';

/** Background themes are made at start, each in its place, so nothing takes them from one environment to another. */
export const isTransferable = (kind: CatalogueKind): kind is TransferableKind => kind !== 'background-themes';
