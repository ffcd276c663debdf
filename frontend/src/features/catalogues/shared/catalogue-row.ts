import type { Listed } from '../../../components/base/list-page/list.types';

/** A record of any catalogue. The API answers `shown` only for a record that staff hide from the app. */
export interface CatalogueRow extends Listed {
  version: number;
  shown?: boolean | undefined;
}
