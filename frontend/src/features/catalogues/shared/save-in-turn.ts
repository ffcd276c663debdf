import { isApiError } from '../../../api/errors-to-form';

export interface Refused<One> {
  one: One;
  error: unknown;
}

interface Answer {
  message: string;
}

/**
 * Saves records one by one. A rejected record does not stop the next one; a record without an answer, or cancelled,
 * stops those after it, which are then neither saved nor refused. `onSaved` hears of each saved record at once.
 */
export async function saveInTurn<One>(
  records: readonly One[],
  save: (one: One) => Promise<Answer>,
  onSaved: (one: One) => void,
): Promise<{ answers: Answer[]; refused: Refused<One>[] }> {
  const answers: Answer[] = [];
  const refused: Refused<One>[] = [];
  for (const one of records) {
    try {
      answers.push(await save(one));
      onSaved(one);
    } catch (error) {
      refused.push({ one, error });
      const isRejected = isApiError(error) && error.errors.length > 0;
      if (!isRejected) break;
    }
  }
  return { answers, refused };
}
