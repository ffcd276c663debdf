// A test double for Sightengine's synchronous video check, in the format that its documentation shows:
// https://sightengine.com/docs/moderate-stored-video, https://sightengine.com/docs/api-error-codes-and-responses
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEYS = { apiUser: '12345', apiSecret: 'secret-of-the-tests' };

/** A received request. */
export interface Check {
  path: string;
  fields: Record<string, string>;
  media: Buffer;
}
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Text is sent as it is, anything else as JSON. */
  body: unknown;
  /** Milliseconds before the answer. */
  after?: number;
}

const REQUEST = { id: 'req_jBS589QCnfWJmBKFZ1z71', timestamp: 1763657604.988901, operations: 1 };

/** A success: for each frame, the probability that it shows nothing sexual. */
export const framesReply = (...safe: number[]): Reply => ({
  body: {
    status: 'success',
    request: { ...REQUEST, operations: safe.length },
    media: { id: 'med_jBS5tSlTWPYxtKFZLBYZl', uri: 'video' },
    data: {
      frames: safe.map((none, at) => ({
        info: { id: `med_jBS5tSlTWPYxtKFZLBYZl_${at}`, position: at * 1000 },
        nudity: {
          sexual_activity: 0.01,
          sexual_display: 0.01,
          erotica: 0.01,
          very_suggestive: 0.02,
          suggestive: 1 - none,
          mildly_suggestive: 0.02,
          none,
        },
      })),
    },
  },
});
export const failureReply = (status: number, type: string, message: string): Reply => ({
  status,
  body: { status: 'failure', request: { ...REQUEST, operations: 0 }, error: { type, code: 1, message } },
});

export interface Sightengine {
  url: string;
  checks: Check[];
  /** Answers the next checks. */
  reply: (check: Check) => Reply;
  close(): Promise<void>;
}

export async function startSightengine(): Promise<Sightengine> {
  const server = createServer((request, response) => void answer(request, response));
  const double: Sightengine = {
    url: '',
    checks: [],
    reply: () => framesReply(0.99),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const check = await readCheck(request);
    double.checks.push(check);
    const { status = 200, headers = {}, body, after = 0 } = double.reply(check);
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    }, after).unref();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  double.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return double;
}

/** Reads the multipart form. */
async function readCheck(request: IncomingMessage): Promise<Check> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData();
  const media = form.get('media');
  const texts = [...form.entries()].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    path: request.url ?? '',
    fields: Object.fromEntries(texts),
    media: media instanceof Blob ? Buffer.from(await media.arrayBuffer()) : Buffer.alloc(0),
  };
}
