// The address of a list and the part of it that a view holds: search, filters, sort and page size.
import { namedLimit } from './fit';

/** Parameters that name the record of the screen, the page of the list or the view itself. */
const NOT_HELD = ['id', 'page', 'view'];

/** What a menu link needs to know of a view. */
interface LinkedView {
  _id: string;
  query: string;
}

/** Lists below another list have parameters with a prefix, such as `frame-page`. */
const nameIn = (name: string, prefix: string): string | undefined => {
  if (prefix) return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
  return name.includes('-') ? undefined : name;
};

/** Returns the names of the parameters in this address that a view of the list holds, as the address spells them. */
const heldIn = (params: URLSearchParams, prefix: string) =>
  [...new Set(params.keys())].filter((name) => {
    const own = nameIn(name, prefix);
    return own !== undefined && !NOT_HELD.includes(own);
  });

/** Returns what a view of the list would hold of this address, as a query string without prefixes. */
export function viewQuery(params: URLSearchParams, prefix = ''): string {
  const query = new URLSearchParams(
    heldIn(params, prefix).map((name) => [name.slice(prefix.length), params.get(name) ?? '']),
  );
  query.sort();
  return query.toString();
}

/** Returns the address of a list without a view, search, filters, sort and page size. */
export function bareList(params: URLSearchParams, prefix = ''): URLSearchParams {
  const bare = new URLSearchParams(params);
  for (const name of [...heldIn(params, prefix), `${prefix}page`, `${prefix}view`]) bare.delete(name);
  return bare;
}

/** Returns the address of a list that shows a view. */
export function withView(params: URLSearchParams, view: LinkedView, prefix = ''): URLSearchParams {
  const shown = bareList(params, prefix);
  shown.set(`${prefix}view`, view._id);
  for (const [name, value] of new URLSearchParams(view.query)) shown.set(prefix + name, value);
  return shown;
}

/** Returns the link that opens a list from the menu: with the view, or with the stored page size and sort. */
export function listLink(path: string, stored?: { limit: number; sort: string }, view?: LinkedView): string {
  const params = view ? withView(new URLSearchParams(), view) : new URLSearchParams();
  const limit = !view && stored?.limit ? namedLimit(stored.limit) : 0;
  if (limit) params.set('limit', String(limit));
  if (!view && stored?.sort) params.set('sort', stored.sort);
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
