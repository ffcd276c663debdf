import { conflictIn, type PresentRecord } from '../../../api/conflict';
import { asUndo, isUndoing } from '../../../lib/undoing';

interface SeenSave<Answer> {
  /** The version of the record in the list. */
  version: number;
  /** Returns whether the present record still has the value that the list shows. */
  isSame: (present: PresentRecord) => boolean;
  save: (versionSeen: number) => Promise<Answer>;
}

/** How often a save runs again over a record whose other values keep changing. */
const MOST_TRIES = 4;

/**
 * Saves one value of a record unless someone else has changed this value. Changes of the other values do not concern a
 * cell: the save then runs again over the present record.
 */
export async function saveSeen<Answer>({ version, isSame, save }: SeenSave<Answer>): Promise<Answer> {
  const isUndo = isUndoing();
  let seen = version;
  for (let tries = 1; ; tries += 1) {
    try {
      const over = seen;
      return await (isUndo ? asUndo(() => save(over)) : save(over));
    } catch (error) {
      const conflict = conflictIn(error);
      if (!conflict || !isSame(conflict.present) || tries === MOST_TRIES) throw error;
      seen = conflict.present.version;
    }
  }
}
