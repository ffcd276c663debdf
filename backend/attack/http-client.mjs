// A plain HTTP client: sends what it is given, however odd, over connections that stay open.
import { Agent, request } from 'node:http';

const SILENCE = 20_000;

export class HttpClient {
  #agent;
  #url;
  #silence;

  /** `connections`: at most so many at once. `silence`: milliseconds without an answer that end a request. */
  constructor(url, { connections = Infinity, silence = SILENCE } = {}) {
    this.#url = new URL(url);
    this.#silence = silence;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Answers status, headers, text and, when the text is JSON, body. */
  async send(method, path, headers, bytes) {
    try {
      return await this.#attempt(method, path, headers, bytes);
    } catch (error) {
      // The server closes connections that are idle for a while, perhaps at the moment in which one is used again.
      if (!error.wasReused || error.code !== 'ECONNRESET') throw error;
      return this.#attempt(method, path, headers, bytes, false);
    }
  }

  /** `agent`: false opens a connection for this request alone. */
  #attempt(method, path, headers, bytes, agent = this.#agent) {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#url;
      const all = { ...headers, 'Content-Length': String(bytes.length) };
      const outgoing = request({ agent, hostname, port, method, path, headers: all }, (incoming) => {
        const chunks = [];
        const finish = () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: incoming.statusCode, headers: incoming.headers, text, body: parsed(text) });
        };
        incoming.on('data', (chunk) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', finish);
        // A stream of events never ends.
        if (incoming.headers['content-type']?.startsWith('text/event-stream')) {
          finish();
          outgoing.destroy();
        }
      });
      outgoing.setTimeout(this.#silence, () =>
        outgoing.destroy(new Error(`no answer in ${this.#silence} ms`)),
      );
      outgoing.on('error', (error) => reject(Object.assign(error, { wasReused: outgoing.reusedSocket })));
      outgoing.end(bytes);
    });
  }

  close() {
    this.#agent.destroy();
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
