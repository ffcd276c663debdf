// A plain HTTP client: what it is given it sends, however odd.
import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: unknown;
}

const SILENCE = 20_000;

export class RawClient {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly url: string) {}

  send(method: string, path: string, headers: Record<string, string>, bytes: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(this.url);
      const all = { ...headers, 'Content-Length': String(bytes.length) };
      const outgoing = request(
        { agent: this.agent, hostname, port, method, path, headers: all },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({ status: incoming.statusCode!, headers: incoming.headers, text, body: parsed(text) });
          });
        },
      );
      outgoing.setTimeout(SILENCE, () => outgoing.destroy(new Error(`no answer in ${SILENCE} ms`)));
      outgoing.on('error', reject);
      outgoing.end(bytes);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
