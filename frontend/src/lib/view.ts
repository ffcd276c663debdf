// A view: an Owner looks at the panel of another account in a tab of its own. The address names the view, so that a
// reload and a further tab stay in it: /view/<id>/bd/dashboard. See docs/rules/view-as.md.

const ADDRESS = /^\/view\/([0-9a-f]{24})(?=\/|$)/i;

/** Returns the id of the view in the path of an address; undefined outside of views. */
export const viewIn = (pathname: string): string | undefined => ADDRESS.exec(pathname)?.[1];

/** Returns the path inside the panel, without the part that names the view. */
export const withoutView = (pathname: string): string => pathname.replace(ADDRESS, '') || '/';

/** Returns the address that shows a page of a panel in a view. */
export const viewAddress = (id: string, path: string): string => `/view/${id}${path}`;

/** Returns the id of the view that this page shows; undefined outside of views. Links inside a page never leave its view. */
export function openView(): string | undefined {
  // The server has no address before it renders its first screen.
  const address = globalThis.location as Location | undefined;
  return address && viewIn(address.pathname);
}

/** Returns an address of the panel as the browser shows it on this page: the router adds the view itself. */
export function fullAddress(path: string): string {
  const view = openView();
  return view === undefined ? path : viewAddress(view, path);
}
