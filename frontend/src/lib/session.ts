import type { KnownOfOwner } from '../../../backend/src/core/guessable-passwords';
import { panels, type PanelKey } from './panels';
import type { Right } from './right.gen';
import { browserStorage, tabStorage } from './storage';
import { openView } from './view';

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
  /** The session ends after so many minutes without use. Unset: it has no idle end. */
  idleMinutes?: number;
  /** In a view, from auth/me: the Owner who looks at the panel of this account, and until when. */
  view?: { by: string; until: string };
}

interface Me {
  profile: Profile;
  rights?: Profile['rights'] | undefined;
  idleMinutes?: number | undefined;
  view?: Profile['view'] | undefined;
}

/** Returns the account in the answer of auth/me, with what it says of the session. */
export const accountIn = ({ profile, rights, idleMinutes, view }: Me): Profile => ({
  ...profile,
  ...(rights && { rights }),
  ...(idleMinutes && { idleMinutes }),
  ...(view && { view }),
});

interface Message {
  panel: PanelKey;
  entry: string | null;
}

const listeners = new Set<() => void>();
/** Names what this browser stores for a panel. Entries of a view are separate: both may be open at the same time. */
const inView = (name: string) => (openView() === undefined ? name : `view ${openView()} ${name}`);
const channel = new BroadcastChannel(inView('callboard-session'));

const noteOf = (panel: PanelKey, name: string) => `callboard-note ${inView(panel)} ${name}`;

/** Stores a note in this tab. It is removed at a sign-out and when another account signs in. */
export const writeNote = (panel: PanelKey, name: string, note: string) =>
  tabStorage.set(noteOf(panel, name), note);
export const readNote = (panel: PanelKey, name: string) => tabStorage.get(noteOf(panel, name));

const idIn = (entry: string | null) => entry && (JSON.parse(entry) as Profile)._id;

function dropNotes(panel: PanelKey) {
  for (const key of tabStorage.names()) if (key.startsWith(noteOf(panel, ''))) tabStorage.remove(key);
}

/** The name of an entry that this browser stores for the people of a panel. A sign-out removes the entry. */
export const storedName = (panel: PanelKey, name: string) => `callboard-kept ${inView(panel)} ${name}`;

function dropStored(panel: PanelKey) {
  for (const key of browserStorage.names())
    if (key.startsWith(storedName(panel, ''))) browserStorage.remove(key);
}

function put(panel: PanelKey, entry: string | null) {
  if (entry === null) dropStored(panel);
  if (idIn(sessionEntry(panel)) !== idIn(entry)) dropNotes(panel);
  if (entry === null) tabStorage.remove(entryName(panel));
  else tabStorage.set(entryName(panel), entry);
  for (const listener of listeners) listener();
}

/**
 * Returns what is stored of an account. An account without rights, as a sign-in answers it, keeps the rights and the idle
 * time that are known of this person.
 */
function entryOf(panel: PanelKey, profile: Profile): string {
  const known = knownIn(panel);
  const keeps = !profile.rights && !profile.view && known._id === profile._id;
  const { rights, idleMinutes, view, ...account } = keeps ? { ...profile, ...granted(known) } : profile;
  return JSON.stringify(accountIn({ profile: account, rights, idleMinutes, view }));
}

// All tabs share the cookies: when one tab signs out or switches the account, the others must follow.
channel.onmessage = ({ data: { panel, entry } }: MessageEvent<Message>) =>
  put(panel, entry && entryOf(panel, JSON.parse(entry) as Profile));

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const entryName = (panel: PanelKey) => inView(panels[panel].entry);
export const sessionEntry = (panel: PanelKey) => tabStorage.get(entryName(panel));

const granted = ({ rights, idleMinutes }: Partial<Profile>) => ({
  ...(rights && { rights }),
  ...(idleMinutes && { idleMinutes }),
});
const knownIn = (panel: PanelKey): Partial<Profile> =>
  JSON.parse(sessionEntry(panel) ?? '{}') as Partial<Profile>;

/** Returns what others know of the signed-in account. */
export function ownerIn(panel: PanelKey): KnownOfOwner {
  const { number = '', name = '', uniqueId = '' } = knownIn(panel);
  return { number, name, code: uniqueId };
}

/** Returns the known rights of the signed-in account. */
export const rightsIn = (panel: PanelKey): Profile['rights'] => knownIn(panel).rights;

/**
 * Returns whether the browser may hold the panel's tokens. Scripts cannot read the tokens, but they can read the hint
 * cookie that is set with them. The address of a view says so by itself.
 */
export const mayHaveSession = (panel: PanelKey) =>
  openView() !== undefined || document.cookie.split('; ').includes(`${panel}_session=1`);

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
