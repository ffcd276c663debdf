// What was typed when the session ended during a save: kept in this tab until the same person has the same form open again.
import { sessionEntry } from './session';
import { panelOf } from './panels';

type Values = Record<string, string>;

export interface Draft {
  values: Values | undefined;
  keep: (values: Values) => void;
  drop: () => void;
}

/** Who is signed in to the panel that is open. */
function person(): string {
  const panel = panelOf(window.location.pathname);
  const entry = panel && sessionEntry(panel.key);
  return entry ? (JSON.parse(entry) as { _id: string })._id : '';
}

/** The draft of a form at the present address. Asked for early: by the time a save fails, the login is shown. */
export function draftOf(form: string): Draft {
  const key = `callboard-draft ${person()} ${window.location.pathname}${window.location.search} ${form}`;
  const stored = sessionStorage.getItem(key);
  return {
    values: stored ? (JSON.parse(stored) as Values) : undefined,
    keep: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
    drop: () => sessionStorage.removeItem(key),
  };
}
