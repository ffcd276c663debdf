// The last page, search and order of each list. The link from a record back to its list restores them.
import { subscribe } from './session';

const places = new Map<string, string>();
// Searches of one person must not show to the next person in this tab.
subscribe(() => places.clear());

/** Addresses are not case-sensitive. */
const keyOf = (path: string) => path.toLowerCase();

/** Stores the query string of a list, including `?`. */
export function rememberPlace(path: string, search: string): void {
  places.set(keyOf(path), search);
}

/** Returns the address of a list with its last query string, or without one if the list was not open yet. */
export const placeOf = (path: string): string => path + (places.get(keyOf(path)) ?? '');
