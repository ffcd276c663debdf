// Builds multipart forms and query strings.

/** A file on the phone, as described by React Native's pickers. */
export interface NativeFile {
  uri: string;
  name: string;
  type: string;
}

/** A file to upload: a Blob or File, or in React Native the description of a file. */
export type Upload = Blob | NativeFile;

/** Returns a multipart form of the fields. Omits undefined fields. */
export function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined) continue;
    // React Native's FormData takes the description of a file where the standard FormData takes a Blob.
    if (typeof value === 'object') form.append(name, value as Blob);
    else form.append(name, String(value));
  }
  return form;
}

/** Returns a query string such as `?page=1&limit=20`, or ''. React Native's URLSearchParams is incomplete. */
export function queryOf(query: object = {}): string {
  const pairs = (Object.entries(query) as [string, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length ? `?${pairs.join('&')}` : '';
}
