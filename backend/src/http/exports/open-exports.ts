import { AppError } from '../../core/errors.js';

/** The exports that a person may run at a time in this process. */
const MOST = 2;
/** The value of Retry-After in seconds. */
const RETRY_SECONDS = 15;

const running = new Map<string, number>();

/** Counts an export of a person until the returned function is called. Fails with RATE_LIMITED above two. */
export function openExport(person: string): () => void {
  const count = running.get(person) ?? 0;
  if (count >= MOST)
    throw new AppError(
      'RATE_LIMITED',
      'Two of your exports are running. Wait for one to finish',
      undefined,
      RETRY_SECONDS,
    );
  running.set(person, count + 1);
  return () => {
    const left = (running.get(person) ?? 1) - 1;
    if (left) running.set(person, left);
    else running.delete(person);
  };
}
