import type { CatalogueKind } from '../../../api/catalogues.gen';
import type { FirstRead } from '../../../components/base/app-shell/screens';
import type { texts } from './catalogues.texts';

interface AnyCatalogue {
  kind: CatalogueKind;
  /** The name of one record. */
  one: string;
  /** The name of several records, as in the menu. */
  many: string;
  /** The address of the list. Some addresses have unusual spellings that are required. */
  list: string;
  /** Undefined if the API has no such call. */
  add?: string;
  editPage?: string;
  /** False for a list that does not begin with the first page of the call that declares it. */
  first?: false;
  /** What the list and the forms read at their start, besides the first page of the list and the history of the record. */
  reads: { list?: readonly FirstRead[]; add?: readonly FirstRead[]; edit?: readonly FirstRead[] };
  /** Staff can reorder the records; the app shows their order. */
  ordered?: boolean;
  /** What the form of a record plays. */
  plays?: 'animation' | 'audio';
}
/** A catalogue whose list has a menu entry. */
interface InMenu {
  group: keyof typeof texts.groups;
}
/** A catalogue whose list belongs to one record of another catalogue and is opened from that record. */
interface BelowAnother {
  below: CatalogueKind;
}

/** The names of a catalogue, the addresses of its screens and its place in the menu. */
export type CatalogueScreens = AnyCatalogue & (InMenu | BelowAnother);
