import type { Icon } from '@tabler/icons-react';
import type { FoundKind, FoundRecord } from '../../../../../api/search.gen';

/** Where a panel shows the found records of one kind. */
export interface RecordPlace {
  /** The heading of these records. */
  label: string;
  icon: Icon;
  /** Whether the records have pictures of people. */
  pictured?: boolean;
  /** Returns the address of a record: its screen, or a list with the search filled in. */
  to: (record: FoundRecord) => string | undefined;
  /** Returns another address for readers who may not open the first one. */
  otherwise?: (record: FoundRecord) => string | undefined;
  /** Whether the address is that of a list, which marks the record. */
  inList?: boolean;
  /** Whether the day of a record distinguishes it from others. */
  dated?: boolean;
  /** Returns what else names a record. */
  note?: (record: FoundRecord) => string | undefined;
  /** The list that opens with the whole search. */
  list?: { label: string; to: (search: string) => string };
}

/** The places of all kinds that the role of a panel finds. */
export type RecordPlaces = Partial<Record<FoundKind, RecordPlace>>;
