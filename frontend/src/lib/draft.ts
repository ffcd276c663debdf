// Drafts: texts and choices that a person typed into a form and did not save. This browser stores them until the form
// is saved, the draft is discarded or the person signs out, at most 14 days.
import { sessionEntry } from './session';
import { panelOf } from './panels';
import { browserStorage } from './storage';
import { openView } from './view';

export interface DraftContent {
  values: Record<string, string>;
  /** The version of the record that the values were typed over, and its values of these fields. */
  over?: { version: number; values: Record<string, string> } | undefined;
  /** The values were sent and no answer came, so they may be saved already. */
  unanswered?: true | undefined;
}

export interface Draft extends DraftContent {
  /** When the draft was stored, in milliseconds. */
  at: number;
}

const PREFIX = 'callboard-draft';
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
/** The number of drafts that this browser stores. The oldest are dropped first. */
const MAX_DRAFTS = 50;

const prefixOf = (person: string) => `${PREFIX} ${person} `;

/** Returns the id of the person who is signed in to the open panel, or that of the view: a view has drafts of its own. */
function person(): string {
  const view = openView();
  if (view !== undefined) return view;
  const panel = panelOf(window.location.pathname);
  const entry = panel && sessionEntry(panel.key);
  return entry ? (JSON.parse(entry) as { _id: string })._id : '';
}

/** Returns the name under which the draft of a form at the current address is stored. */
export const draftName = (form: string): string =>
  `${prefixOf(person())}${window.location.pathname}${window.location.search} ${form}`;

/** Returns the draft of this name; undefined if there is none, or if it is too old. */
export function readDraft(name: string): Draft | undefined {
  const stored = browserStorage.get(name);
  const draft = stored ? (JSON.parse(stored) as Draft) : undefined;
  return draft && draft.at > Date.now() - MAX_AGE_MS ? draft : undefined;
}

/** Stores a draft, or drops it when it has no values. */
export function storeDraft(name: string, content: DraftContent): void {
  if (!Object.keys(content.values).length) return dropDraft(name);
  prune(name);
  browserStorage.set(name, JSON.stringify({ at: Date.now(), ...content } satisfies Draft));
}

export const dropDraft = (name: string): void => browserStorage.remove(name);

/** Drops all drafts of the person who signs out of the open panel. */
export function dropOwnDrafts(): void {
  const own = prefixOf(person());
  for (const name of names()) if (name.startsWith(own)) dropDraft(name);
}

const names = () => browserStorage.names().filter((name) => name.startsWith(`${PREFIX} `));

/** Returns whether a form at the current address has a draft, of whomever: a new tab does not know who is signed in. */
export function hasDraftHere(): boolean {
  const here = ` ${window.location.pathname}${window.location.search} `;
  return names().some((name) => name.includes(here) && readDraft(name) !== undefined);
}

/** Drops drafts that are too old, and, when there are too many, the oldest ones except the named one. */
function prune(named: string): void {
  const others = names()
    .filter((name) => name !== named)
    .map((name) => ({ name, at: readDraft(name)?.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
  for (const [place, { name, at }] of others.entries()) if (!at || place >= MAX_DRAFTS - 1) dropDraft(name);
}
