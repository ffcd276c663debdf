import type { DefinedCatalogue } from '../shared/define-catalogue.js';
import { CATALOGUES } from './catalogues.gen.js';

/** Every catalogue, by the name of its folder (`npm run generate` finds them). */
export { CATALOGUES };

export type CatalogueKind = (typeof CATALOGUES)[number]['kind'];
export const CATALOGUE_KINDS = CATALOGUES.map(({ kind }) => kind);

/** The stored record of one kind. */
export type RecordOf<Kind extends CatalogueKind> =
  Extract<(typeof CATALOGUES)[number], { kind: Kind }> extends DefinedCatalogue<Kind, infer T> ? T : never;
