// Where each list was left: the way back from one of its records leads to the same page, search and order.
import { subscribe } from './session';

const places = new Map<string, string>();
// What one person searched for is nothing for the next one in this tab.
subscribe(() => places.clear());

/** Addresses are written in any case. */
const keyOf = (path: string) => path.toLowerCase();

/** A list is shown as the address says it, from `?` on. */
export function rememberPlace(path: string, search: string): void {
  places.set(keyOf(path), search);
}

/** The address of a list as it was left; as it stands when it was not open yet. */
export const placeOf = (path: string): string => path + (places.get(keyOf(path)) ?? '');
