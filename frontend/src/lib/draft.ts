// Drafts: values that were typed when the session ended during a save. The tab keeps them until the same person opens
// the same form again.
import { sessionEntry } from './session';
import { panelOf } from './panels';

type Values = Record<string, string>;

export interface Draft {
  values: Values | undefined;
  keep: (values: Values) => void;
  drop: () => void;
}

/** Returns the id of the person who is signed in to the open panel. */
function person(): string {
  const panel = panelOf(window.location.pathname);
  const entry = panel && sessionEntry(panel.key);
  return entry ? (JSON.parse(entry) as { _id: string })._id : '';
}

/**
 * Returns the draft of a form at the current address. Call it early: when a save has failed, the address is already the
 * login's.
 */
export function draftOf(form: string): Draft {
  const key = `callboard-draft ${person()} ${window.location.pathname}${window.location.search} ${form}`;
  const stored = sessionStorage.getItem(key);
  return {
    values: stored ? (JSON.parse(stored) as Values) : undefined,
    keep: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
    drop: () => sessionStorage.removeItem(key),
  };
}
