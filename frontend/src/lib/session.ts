import { panels, type PanelKey } from './panels';
import type { Right } from './right.gen';

/** The signed-in account, as the login and auth/me return it; it never contains a token. */
export interface Profile {
  _id: string;
  version?: number;
  name?: string;
  username?: string;
  uniqueId?: string;
  email?: string;
  number?: string;
  image?: string;
  bio?: string;
  coins?: number;
  createBy?: string;
  /** The owner must change the password before anything else. */
  mustChangePassword?: boolean;
  /** What an admin may do, from auth/me. Other accounts have none: they may do all that their role may. */
  rights?: readonly Right[];
}

/** Returns the account in the answer of auth/me, with its rights. */
export const accountIn = ({ profile, rights }: { profile: Profile; rights?: readonly Right[] }): Profile =>
  rights ? { ...profile, rights } : profile;

interface Message {
  panel: PanelKey;
  entry: string | null;
}

const listeners = new Set<() => void>();
const channel = new BroadcastChannel('callboard-session');

const noteOf = (panel: PanelKey, name: string) => `callboard-note ${panel} ${name}`;

/** Stores a note in this tab. It is removed at a sign-out and when another account signs in. */
export const writeNote = (panel: PanelKey, name: string, note: string) =>
  sessionStorage.setItem(noteOf(panel, name), note);
export const readNote = (panel: PanelKey, name: string) => sessionStorage.getItem(noteOf(panel, name));

const idIn = (entry: string | null) => entry && (JSON.parse(entry) as Profile)._id;

function dropNotes(panel: PanelKey) {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(noteOf(panel, ''))) sessionStorage.removeItem(key);
}

/** The name of what this browser keeps for the people of a panel. It is removed at a sign-out. */
export const keptName = (panel: PanelKey, name: string) => `callboard-kept ${panel} ${name}`;

function dropKept(panel: PanelKey) {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(keptName(panel, ''))) localStorage.removeItem(key);
}

function put(panel: PanelKey, entry: string | null) {
  if (entry === null) dropKept(panel);
  if (idIn(sessionEntry(panel)) !== idIn(entry)) dropNotes(panel);
  if (entry === null) sessionStorage.removeItem(panels[panel].entry);
  else sessionStorage.setItem(panels[panel].entry, entry);
  for (const listener of listeners) listener();
}

/** Returns what is stored of an account. An account without rights, as a sign-in answers it, keeps those that are known. */
function entryOf(panel: PanelKey, { rights: given, ...account }: Profile): string {
  const rights = given ?? rightsIn(panel, account._id);
  return JSON.stringify(accountIn({ profile: account, ...(rights && { rights }) }));
}

// All tabs share the cookies: when one tab signs out or switches the account, the others must follow.
channel.onmessage = ({ data: { panel, entry } }: MessageEvent<Message>) =>
  put(panel, entry && entryOf(panel, JSON.parse(entry) as Profile));

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const sessionEntry = (panel: PanelKey) => sessionStorage.getItem(panels[panel].entry);

/** Returns the known rights of the signed-in account; with `person`, only if it is this one. */
export function rightsIn(panel: PanelKey, person?: string): Profile['rights'] {
  const entry = sessionEntry(panel);
  const { _id, rights } = entry === null ? ({} as Partial<Profile>) : (JSON.parse(entry) as Profile);
  return person === undefined || person === _id ? rights : undefined;
}

/**
 * Returns whether the browser may hold the panel's tokens. Scripts cannot read the tokens, but they can read the hint
 * cookie that is set with them.
 */
export const mayHaveSession = (panel: PanelKey) => document.cookie.split('; ').includes(`${panel}_session=1`);

/** Stores the signed-in account. */
export function writeSession(panel: PanelKey, profile: Profile) {
  const entry = entryOf(panel, profile);
  if (entry === sessionEntry(panel)) return;
  put(panel, entry);
  channel.postMessage({ panel, entry } satisfies Message);
}

/**
 * Makes every tab of the panel show the password form: the API rejects all other calls until the password is changed.
 */
export function requirePasswordChange(panel: PanelKey) {
  const entry = sessionEntry(panel);
  if (entry !== null) writeSession(panel, { ...(JSON.parse(entry) as Profile), mustChangePassword: true });
}

/** Panels that the user signed out of: the guard navigates to their signed-out page instead of the login. */
const left = new Set<PanelKey>();
export const hasSignedOut = (panel: PanelKey) => left.has(panel);
export const forgetSignOut = (panel: PanelKey) => left.delete(panel);

export function endSessionHere(panel: PanelKey) {
  left.add(panel);
  removeSession(panel);
}

export function removeSession(panel: PanelKey) {
  if (sessionEntry(panel) === null) return;
  put(panel, null);
  channel.postMessage({ panel, entry: null } satisfies Message);
}
