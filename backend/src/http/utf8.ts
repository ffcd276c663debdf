// Finds text that is not valid UTF-8 in requests. Node decodes such bytes to U+FFFD, which would be stored in place of
// what the client meant.
import { isUtf8 } from 'node:buffer';
import { type ParsedUrlQuery, parse } from 'node:querystring';
import { AppError } from '../core/errors.js';

const MESSAGE = 'This text is not valid UTF-8. Send the request in UTF-8';
/** The maximum number of fields to name, and the maximum number of characters of a name. */
const MOST_NAMED = 20;
const LONGEST_NAME = 100;

/** Creates the error of a request whose text is not valid UTF-8. `fields`: the fields that hold the text, if known. */
export const notUtf8 = (fields: readonly string[]) =>
  new AppError(
    'VALIDATION_FAILED',
    MESSAGE,
    fields.slice(0, MOST_NAMED).map((field) => ({ field: field.slice(0, LONGEST_NAME), message: MESSAGE })),
  );

/** Fails when a JSON body is not valid UTF-8. */
export function assertJsonUtf8(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw notUtf8(jsonFields(bytes));
}

/** Fails when the text of a urlencoded body is not valid UTF-8. */
export function assertPairsUtf8(bytes: Buffer): void {
  const fields = unreadablePairs(bytes.toString('latin1'));
  if (fields.length) throw notUtf8(fields);
}

/** Fails when a field of a form held bytes that are not valid UTF-8, which the form's parser replaces by U+FFFD. */
export function assertFormUtf8(fields: object): void {
  const unreadable = Object.entries(fields).filter(([, value]) => hasReplacement(value));
  if (unreadable.length) throw notUtf8(unreadable.map(([name]) => name));
}

const hasReplacement = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\uFFFD')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasReplacement);

/** Returns the fields of a JSON object whose bytes are not valid UTF-8. Reads each byte as one character. */
function jsonFields(bytes: Buffer): string[] {
  let body: unknown;
  try {
    body = JSON.parse(bytes.toString('latin1'));
  } catch {
    return [];
  }
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body)
    .filter(([, value]) => !isUtf8(Buffer.from(JSON.stringify(value), 'latin1')))
    .map(([name]) => name);
}

/** Returns the names of the pairs (`name=value&…`, one character a byte) whose bytes are not valid UTF-8. */
const unreadablePairs = (text: string): string[] =>
  text
    .split('&')
    .filter((pair) => !isUtf8(bytesOf(pair)))
    .map((pair) => bytesOf(pair.split('=', 1)[0] ?? '').toString());

/** Decodes a text with percent-encoded bytes. */
const bytesOf = (text: string): Buffer =>
  Buffer.from(
    text.replace(/%([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(parseInt(byte, 16))),
    'latin1',
  );

const unreadable = new WeakMap<object, string[]>();

/** Parses the query of an address. `assertQueryUtf8` then knows which parameters are not valid UTF-8. */
export function parseQuery(text: string | null): ParsedUrlQuery {
  const query = parse(text ?? '');
  if (text?.includes('%')) {
    const names = unreadablePairs(text);
    if (names.length) unreadable.set(query, names);
  }
  return query;
}

/** Fails when a parameter of a query from `parseQuery` is not valid UTF-8. */
export function assertQueryUtf8(query: object): void {
  const names = unreadable.get(query);
  if (names) throw notUtf8(names);
}
