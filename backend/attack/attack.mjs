// Sends generated requests over several connections and judges every answer.
import { callsOf, resolveIn } from './calls.mjs';
import { HttpClient } from './http-client.mjs';
import { judge } from './judge.mjs';
import { prepareFiles } from './odd-files.mjs';
import { Pool } from './pool.mjs';
import { Requests } from './requests.mjs';
import { schemaCheck } from './schemas.mjs';
import { sendRaw } from './socket-client.mjs';
import { Values } from './values.mjs';

/** Every so many good answers of a call one is read for names of records. */
const GATHER = 10;
/** The maximum number of different faults of a kind that are stored. */
const SAMPLES = 20;

export class Attack {
  statuses = new Map();
  unavailable = 0;
  /** By kind of fault: how many, and up to 20 different ones. */
  faults = new Map();
  succeeded = new Set();
  sent = 0;
  #requests;
  #client;
  #check;
  #tokens;
  #url;
  #isGone;

  /**
   * `random`: what decides. `document`: the OpenAPI document. `tokens.of(role)` answers a token,
   * `tokens.renew(role, token)` gets a token that is no longer accepted. `hidden`: ids that no request may name.
   * `isGone()`: whether the product is being started again. `only`: the one kind of request to make.
   */
  constructor({ url, random, document, tokens, connections, hidden = [], isGone = () => false, only }) {
    this.#url = url;
    this.#tokens = tokens;
    this.#isGone = isGone;
    this.calls = callsOf(document);
    this.pool = new Pool(hidden);
    const values = new Values(random, this.pool, (schema) => resolveIn(document, schema));
    this.#requests = new Requests(random, this.calls, values, only);
    this.#client = new HttpClient(url, { connections: connections * 4 });
    this.#check = schemaCheck(document);
    this.connections = connections;
  }

  /** Makes the files, and fills the pool with what the admin's lists name. */
  async prepare() {
    prepareFiles();
    const lists = this.calls.filter(
      ({ method, isList, roles }) => method === 'GET' && isList && roles.includes('admin'),
    );
    for (const call of lists) {
      const answer = await this.#ask({
        method: 'GET',
        path: call.path,
        headers: {},
        bytes: Buffer.alloc(0),
        as: 'admin',
      });
      if (answer.status === 200) this.pool.add(call.tag, answer.body);
    }
  }

  /** Until so many requests are sent or `stopped()`. */
  async run(requests, stopped) {
    const one = async () => {
      while (this.sent < requests && !stopped()) {
        const request = this.#requests.next();
        this.sent += request.times;
        await Promise.all(Array.from({ length: request.times }, () => this.#send(request)));
      }
    };
    await Promise.all(Array.from({ length: this.connections }, one));
  }

  close() {
    this.#client.close();
  }

  async #send(request) {
    const answer = await this.#ask(request).catch((error) => error);
    if (answer === undefined) return;
    if (answer instanceof Error) return this.#noAnswer(request, answer);
    const { status, body } = answer;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const fault = judge(request, answer, this.#check);
    if (fault) this.#note(...fault, request);
    else if (status === 503) this.unavailable += 1;
    if (status !== 200 || request.kind.startsWith('raw')) return;
    this.succeeded.add(request.call.operationId);
    if (body && this.sent % GATHER === 0) this.pool.add(request.call.tag, body);
  }

  /** A connection that the product closes before an answer is a fault, unless the process is gone: that is counted once. */
  #noAnswer(request, error) {
    if (this.#isGone() || request.isHalf) return;
    const isLarge = request.bytes.length > 10_000;
    // The product may answer and close while the rest of a large body is on its way.
    if (isLarge && ['EPIPE', 'ECONNRESET'].includes(error.code)) return;
    this.#note('silent', error.message, request);
  }

  #note(fault, what, request) {
    const known = this.faults.get(fault) ?? { count: 0, samples: [] };
    this.faults.set(fault, { ...known, count: known.count + 1 });
    // Which call a bare socket asks for hardly matters.
    const topic = ({ kind, call }) => (kind.startsWith('raw') ? kind : call.operationId);
    const isKnown = known.samples.some((one) => one.what === what && topic(one.request) === topic(request));
    if (!isKnown && known.samples.length < SAMPLES) known.samples.push({ what, request });
  }

  async #ask(request) {
    const token = request.as && (await this.#tokens.of(request.as));
    const headers = token ? { ...request.headers, Authorization: `Bearer ${token}` } : request.headers;
    if (request.pieces) return sendRaw(this.#url, { ...request, pieces: withToken(request.pieces, token) });
    const answer = await this.#client.send(request.method, request.path, headers, request.bytes);
    // Some calls end the session of their caller, or of others.
    if (token && answer.status === 401) this.#tokens.renew(request.as, token);
    return answer;
  }
}

function withToken([head, ...rest], token) {
  const text = head.toString('latin1');
  if (!token || !text.endsWith('\r\n\r\n')) return [head, ...rest];
  return [Buffer.from(`${text.slice(0, -2)}Authorization: Bearer ${token}\r\n\r\n`, 'latin1'), ...rest];
}
