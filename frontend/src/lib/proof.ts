// A sensitive call of a session whose last proof is old: the panel asks for the password or a code over the form, and
// the call waits for the answer.
import { PanelQuestion } from './panel-question';

const question = new PanelQuestion();
export const openProof = question.open;
export const watchProof = question.watch;

/** Asks the person who they are, once for all calls that wait. Resolves to false when the person declines. */
export const askForProof = () => question.ask();
