// A session that ends while a form holds unsaved values: the panel asks for the password over the form, and the request
// that met the end waits for the answer.
import type { PanelKey } from './panels';
import { watchRenewals } from './renewed';
import { sessionEntry } from './session';
import { hasUnsaved } from './unsaved';

interface Question {
  answer: (signedIn: boolean) => void;
}

let question: Question | undefined;
let pending: Promise<boolean> | undefined;
const watchers = new Set<() => void>();

/** Returns the open question. The panel shows its dialog. */
export const openQuestion = () => question;

export function watchQuestion(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function put(next: Question | undefined) {
  question = next;
  for (const watcher of watchers) watcher();
}

/**
 * Asks the person to sign in again, once for all requests that wait. Resolves to true when this tab or another one has
 * signed in; to false when the person declines, or at once when no form holds unsaved values.
 */
export function signInAgain(panel: PanelKey): Promise<boolean> {
  if (pending) return pending;
  if (!hasUnsaved() || sessionEntry(panel) === null) return Promise.resolve(false);
  pending = new Promise<boolean>((answer) => put({ answer }));
  const unwatch = watchRenewals(panel, () => question?.answer(true));
  return pending.finally(() => {
    unwatch();
    pending = undefined;
    put(undefined);
  });
}
