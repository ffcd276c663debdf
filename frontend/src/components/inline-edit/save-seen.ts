import { conflictIn, type PresentRecord } from '../../api/conflict';

interface SeenSave<Answer> {
  /** The version of the record in the list. */
  version: number;
  /** Returns whether the present record still has the value that the list shows. */
  isSame: (present: PresentRecord) => boolean;
  save: (versionSeen: number) => Promise<Answer>;
}

/**
 * Saves one value of a record unless someone else has changed this value. Changes of the other values do not concern a
 * cell: the save then runs again over the present record.
 */
export async function saveSeen<Answer>({ version, isSame, save }: SeenSave<Answer>): Promise<Answer> {
  try {
    return await save(version);
  } catch (error) {
    const conflict = conflictIn(error);
    if (!conflict || !isSame(conflict.present)) throw error;
    return save(conflict.present.version);
  }
}
