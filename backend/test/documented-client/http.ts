// A client that sends only what the contract documents: bearer token and documented fields, no cookie, no X-Panel.
import { checkedFetch } from '../support/answers.js';
import { expectSuccess } from '../support/errors.js';

/** How the fields of a body are encoded. */
export type Encoding = 'json' | 'urlencoded' | 'multipart';

export interface Sent {
  method: string;
  /** The path below /api, with its ids filled in. */
  path: string;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | undefined;
  encoding?: Encoding | undefined;
  /** Bearer token; undefined when the caller is not signed in. */
  token?: string | undefined;
}

export type Answered = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const entriesOf = (fields: Record<string, unknown>) =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

/** A form writes each entry of a list as a field of the same name. */
const pairsOf = (fields: Record<string, unknown>): [name: string, value: unknown][] =>
  entriesOf(fields).flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]));

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of pairsOf(fields)) {
    if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), 'upload.bin');
    else form.append(name, textOf(value));
  }
  return form;
}

const searchOf = (fields: Record<string, unknown>) =>
  new URLSearchParams(pairsOf(fields).map(([name, value]): [string, string] => [name, textOf(value)]));

function bodyOf({ body, encoding }: Sent): {
  body?: FormData | URLSearchParams | string | undefined;
  type?: string;
} {
  if (!body) return {};
  if (encoding === 'multipart') return { body: formOf(body) };
  if (encoding === 'urlencoded') return { body: searchOf(body) };
  return { body: JSON.stringify(body), type: 'application/json' };
}

export class DocumentedClient {
  constructor(private readonly url: string) {}

  /** Sends a call that must succeed. Returns the body. */
  async send(sent: Sent): Promise<Answered> {
    return expectSuccess((await this.answerTo(sent)) as unknown as Parameters<typeof expectSuccess>[0]);
  }

  /** Sends a call. Returns its status and body. */
  async answerTo(sent: Sent): Promise<{ status: number; text: string; body: Answered }> {
    const { body, type } = bodyOf(sent);
    const response = await checkedFetch(`${this.url}/api/${sent.path}?${searchOf(sent.query ?? {})}`, {
      method: sent.method,
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) as Answered };
  }
}
