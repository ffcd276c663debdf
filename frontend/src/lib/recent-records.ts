// The records that a person opened from the quick search. The browser stores their ids, titles and addresses until a
// sign-out (`dropStored` in session.ts).
import { storedName } from './session';
import { browserStorage } from './storage';
import type { PanelKey } from './panels';

const MAX_RECORDS = 8;

export interface RecentRecord<Kind extends string> {
  kind: Kind;
  _id: string;
  title: string;
  /** The address that showed the record. */
  to: string;
}

const nameOf = (panel: PanelKey, person: string) => storedName(panel, `recent ${person}`);

/** Returns the records that this person opened in this browser, the latest first. */
export function recentRecords<Kind extends string>(panel: PanelKey, person: string): RecentRecord<Kind>[] {
  const stored = browserStorage.get(nameOf(panel, person));
  return stored ? (JSON.parse(stored) as RecentRecord<Kind>[]) : [];
}

export function noteOpened<Kind extends string>(
  panel: PanelKey,
  person: string,
  { kind, _id, title, to }: RecentRecord<Kind>,
): void {
  const others = recentRecords<Kind>(panel, person).filter((one) => one._id !== _id);
  const stored = [{ kind, _id, title, to }, ...others].slice(0, MAX_RECORDS);
  browserStorage.set(nameOf(panel, person), JSON.stringify(stored));
}
