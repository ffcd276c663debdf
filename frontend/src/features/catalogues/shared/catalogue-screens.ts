import type { CatalogueKind } from '../../../api/catalogues.gen';
import type { texts } from './catalogues.texts';

interface AnyCatalogue {
  kind: CatalogueKind;
  /** What one record is called. */
  one: string;
  /** What several records are called, as the menu says it. */
  many: string;
  /** The address of the list. Odd spellings of addresses are documented ones. */
  list: string;
  /** Undefined where the API has no call for it. */
  add?: string;
  editPage?: string;
}
/** The list is an entry of the menu. */
interface InMenu {
  group: keyof typeof texts.groups;
}
/** The list belongs to one record of another catalogue, and is opened from there. */
interface BelowAnother {
  below: CatalogueKind;
}

/** What a catalogue is called, where its screens are and where they stand in the menu. */
export type CatalogueScreens = AnyCatalogue & (InMenu | BelowAnother);
