import { panels, type PanelKey } from './panels';

/** Who is signed in, as the login and auth/me answer it; never a token. */
export interface Profile {
  _id: string;
  name?: string;
  username?: string;
  uniqueId?: string;
  email?: string;
  number?: string;
  image?: string;
  bio?: string;
  coins?: number;
  createBy?: string;
  /** The owner must choose another password before anything else. */
  mustChangePassword?: boolean;
}

interface Message {
  panel: PanelKey;
  entry: string | null;
}

const listeners = new Set<() => void>();
const channel = new BroadcastChannel('callboard-session');

const noteOf = (panel: PanelKey, name: string) => `callboard-note ${panel} ${name}`;

/** Keeps a note of this tab, which ends with the session: at a sign-out, and when another account signs in. */
export const writeNote = (panel: PanelKey, name: string, note: string) =>
  sessionStorage.setItem(noteOf(panel, name), note);
export const readNote = (panel: PanelKey, name: string) => sessionStorage.getItem(noteOf(panel, name));

const idIn = (entry: string | null) => entry && (JSON.parse(entry) as Profile)._id;

function dropNotes(panel: PanelKey) {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(noteOf(panel, ''))) sessionStorage.removeItem(key);
}

function put(panel: PanelKey, entry: string | null) {
  if (idIn(sessionEntry(panel)) !== idIn(entry)) dropNotes(panel);
  if (entry === null) sessionStorage.removeItem(panels[panel].entry);
  else sessionStorage.setItem(panels[panel].entry, entry);
  for (const listener of listeners) listener();
}

// Cookies are shared by all tabs: when one signs out or in as somebody else, the others must not go on as before.
channel.onmessage = ({ data }: MessageEvent<Message>) => put(data.panel, data.entry);

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const sessionEntry = (panel: PanelKey) => sessionStorage.getItem(panels[panel].entry);

/** Whether the browser may hold the panel's tokens: scripts cannot see those, but the hint that comes with them. */
export const mayHaveSession = (panel: PanelKey) => document.cookie.split('; ').includes(`${panel}_session=1`);

export function writeSession(panel: PanelKey, profile: Profile) {
  const entry = JSON.stringify(profile);
  if (entry === sessionEntry(panel)) return;
  put(panel, entry);
  channel.postMessage({ panel, entry } satisfies Message);
}

/** The API refuses everything until the password is changed: every tab of the panel shows the password form. */
export function requirePasswordChange(panel: PanelKey) {
  const entry = sessionEntry(panel);
  if (entry !== null) writeSession(panel, { ...(JSON.parse(entry) as Profile), mustChangePassword: true });
}

/** Panels left by signing out: nobody asked for a page there, so the guard leads to where signing out ends. */
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
