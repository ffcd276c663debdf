/** The parameters that turn the call of a list into a file. */
export interface FileAsked {
  format: 'csv' | 'xlsx';
  columns: string;
}

/** Returns whether a call asks for a file: lists are read by GET, some by POST. */
export const asksForFile = ({ params, body }: { params?: unknown; body?: unknown }) =>
  [params, body].some((part) => (part as Partial<FileAsked> | undefined)?.format !== undefined);

/** The call that saves a file of any address. */
export const SAVED_FILE = 'saveFile';

/** Milliseconds between two reports of the progress. */
const every = 200;
/** The number of bytes is estimated, so that the bar waits shortly before its end. */
const most = 0.99;

/** The files that have begun to arrive, by the key of their call. */
const begun = new Map<string, Response>();

/**
 * Sends the call of a file as fetch does, but answers the number of rows as soon as the file begins to arrive.
 * `saveListFile` reads on: RTK Query refetches changed data only while no call is pending, and keeps a copy of each
 * answer.
 */
export async function beginListFile(input: RequestInfo | URL, key: string): Promise<Response> {
  const response = await fetch(input);
  if (!response.ok) return response;
  begun.set(key, response);
  return Response.json({ rows: Number(response.headers.get('X-Total-Rows')) });
}

/**
 * Saves the file of a call. `onPart` gets the part that has arrived, from 0 to 1. Saves nothing and fails when the file
 * breaks off, or when `signal` ends it.
 */
export async function saveListFile(key: string, onPart: (part: number) => void, signal: AbortSignal) {
  const response = begun.get(key);
  begun.delete(key);
  if (!response?.body) throw new Error(`No file has begun for ${key}`);
  const { headers } = response;
  const pieces = await readBody(response.body, Number(headers.get('X-Estimated-Bytes')), onPart, signal);
  const address = URL.createObjectURL(new Blob(pieces, { type: headers.get('Content-Type') ?? '' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = /filename="?([^";]+)/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'list';
  link.click();
  // The browser has begun to save by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  estimated: number,
  onPart: (part: number) => void,
  signal: AbortSignal,
) {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let reportedAt = 0;
  for (;;) {
    const { done, value } = await reader.read();
    // A cancelled reader says that the file is done.
    signal.throwIfAborted();
    if (done) return pieces;
    pieces.push(value);
    bytes += value.length;
    if (Date.now() - reportedAt < every) continue;
    reportedAt = Date.now();
    onPart(estimated ? Math.min(most, bytes / estimated) : 0);
  }
}
