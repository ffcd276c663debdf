// A session that ends while a form holds unsaved values: the panel asks for the password over the form, and the request
// that met the end waits for the answer.
import { PanelQuestion } from './panel-question';
import type { PanelKey } from './panels';
import { watchRenewals } from './renewed';
import { sessionEntry } from './session';
import { hasUnsaved } from './unsaved';
import { openView } from './view';

const question = new PanelQuestion();
export const openQuestion = question.open;
export const watchQuestion = question.watch;

/**
 * Asks the person to sign in again, once for all requests that wait. Resolves to true when this tab or another one has
 * signed in; to false when the person declines, or at once when no form holds unsaved values, and in a view.
 */
export function signInAgain(panel: PanelKey): Promise<boolean> {
  if (question.open()) return question.ask();
  if (!hasUnsaved() || sessionEntry(panel) === null || openView() !== undefined)
    return Promise.resolve(false);
  const unwatch = watchRenewals(panel, () => question.open()?.answer(true));
  return question.ask().finally(unwatch);
}
