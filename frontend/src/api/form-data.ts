import { isReadable } from '../lib/readable-file';

const isFile = (value: unknown): value is Blob => value instanceof Blob;

/** Returns the files of a body in the order in which its form sends them. */
export const filesIn = (body: unknown): Blob[] =>
  typeof body === 'object' && body !== null ? Object.values(body).flat().filter(isFile) : [];

/** Returns the names of the fields whose files can no longer be read. */
export async function unreadableFields(body: unknown): Promise<string[]> {
  const fields = Object.entries(body as Record<string, unknown>);
  const readable = await Promise.all(
    fields.map(([, value]) => Promise.all(filesIn([value]).map(isReadable))),
  );
  return fields.map(([name]) => name).filter((_, at) => readable[at]?.includes(false));
}

/**
 * Converts a body that contains a file to FormData, because JSON would send the file as {}. Returns other bodies
 * unchanged.
 */
export function toFormData(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || body instanceof FormData) return body;
  const values = Object.entries(body as Record<string, unknown>);
  if (!values.some(([, value]) => isFile(value) || (Array.isArray(value) && value.some(isFile)))) return body;
  const form = new FormData();
  for (const [name, value] of values) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item === undefined || item === null) continue;
      form.append(name, isFile(item) ? item : String(item as string | number | boolean));
    }
  }
  return form;
}
