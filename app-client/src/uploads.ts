// Files and fields as the API takes them.

/** A file of the phone, as React Native's pickers name it. */
export interface NativeFile {
  uri: string;
  name: string;
  type: string;
}

/** A file to upload: a Blob or File, or in React Native where the file is. */
export type Upload = Blob | NativeFile;

/** A multipart form of these fields; what is undefined is left out. */
export function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined) continue;
    // React Native's FormData takes the description of a file where the standard one takes a Blob.
    if (typeof value === 'object') form.append(name, value as Blob);
    else form.append(name, String(value));
  }
  return form;
}

/** `?page=1&limit=20`, or nothing. Written by hand, because React Native's URLSearchParams is not whole. */
export function queryOf(query: object = {}): string {
  const pairs = (Object.entries(query) as [string, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length ? `?${pairs.join('&')}` : '';
}
