// An entry of a record's history that a person wants back: the history asks, and the form of the record takes it.

/** Old values of a record by field, for the form that edits it. */
export interface PutBack {
  /** What the audit log calls the record. */
  kind: string;
  id: string;
  /** When the values were replaced. */
  at: string;
  values: Readonly<Record<string, string>>;
}

let asked: PutBack | undefined;
const watchers = new Set<() => void>();

function set(next: PutBack | undefined) {
  asked = next;
  for (const watcher of watchers) watcher();
}

/** Asks the form of the record, on this screen or the next one, to show these values. */
export const askPutBack = (wanted: PutBack) => set(wanted);

/** Forgets what was asked, once a form has taken it. */
export function dropPutBack(taken: PutBack) {
  if (asked === taken) set(undefined);
}

export const askedPutBack = () => asked;

export function watchPutBack(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
