// Callers that move coins while processes are killed, and that remember the answer to each call.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Random } from '../../../src/startup/demo/random.js';
import { checkedFetch } from '../answers.js';
import type { Account } from '../../documented-client/accounts.js';
import { loginBody, SIGN_IN } from '../sign-in.js';
import { type Asked, type Known, nextCall } from './money-calls.js';
import type { Wallets } from './wallets.js';

const CALLERS = 20;
/** How long a call without an answer is repeated with its idempotency key, in milliseconds. */
const RETRY_MILLISECONDS = 150_000;
const SILENCE = 30_000;
/** Creates another body for any of the calls. */
const OTHER = { reason: 'Another reason', coin: 41, coins: 41, level: 2 };

type Body = Record<string, unknown>;
interface Answer {
  status: number;
  body: Body;
}
/** A call with its final answer. */
export interface Settled extends Asked {
  key: string;
  status: number;
  answer: Body;
  /** Attempts without an answer before the final one. */
  lost: number;
}

export class Money {
  readonly settled: Settled[] = [];
  /** Errors of the product: 5xx answers, and replays that differ. */
  readonly faults: string[] = [];
  counts = { lost: 0, unavailable: 0, replays: 0, mismatches: 0, twice: 0 };
  private readonly known: Known = { transfers: [], withdrawals: [] };

  /** `nextPort`: the port of the next request. */
  constructor(
    private readonly nextPort: () => number,
    private readonly wallets: Wallets,
    private readonly random: Random,
  ) {}

  get acknowledged(): Settled[] {
    return this.settled.filter(({ status, writes }) => status === 200 && writes.length);
  }
  get refused(): Settled[] {
    return this.settled.filter(({ status }) => status !== 200);
  }

  /** Calls without pause until the promise is fulfilled and every pending call has its final answer. */
  async moveUntil(stopped: Promise<unknown>): Promise<void> {
    let goesOn = true;
    const stop = () => (goesOn = false);
    void stopped.then(stop, stop);
    const caller = async () => {
      while (goesOn) await this.one();
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
  }

  private async one(): Promise<void> {
    const { random } = this;
    const asked = nextCall(random, this.wallets, this.known);
    const key = randomUUID();
    const keyed = asked.writes.length > 0;
    const isTwice = keyed && random.chance(0.1);
    const [first, second] = await Promise.all([
      this.settle(asked, key),
      isTwice ? this.settle(asked, key) : undefined,
    ]);
    // Of two concurrent calls, one may be refused before the other one is applied.
    const settled = first.status === 200 || !second ? first : second;
    this.settled.push(settled);
    if (second) {
      this.counts.twice += 1;
      if (first.status === 200 && second.status === 200)
        this.expectSame(settled, first.answer, second.answer);
    }
    this.remember(settled);
    if (!keyed || settled.status !== 200) return;
    if (random.chance(0.08)) await this.replay(settled);
    if (random.chance(0.04)) await this.mismatch(settled);
  }

  private async replay(settled: Settled): Promise<void> {
    const again = await this.settle(settled, settled.key);
    this.counts.replays += 1;
    this.expectSame(settled, settled.answer, again.answer);
  }

  private async mismatch(settled: Settled): Promise<void> {
    const body = { ...settled.body, ...OTHER };
    const { status } = await this.settle({ ...settled, body }, settled.key);
    this.counts.mismatches += 1;
    if (![400, 409].includes(status))
      this.faults.push(`${settled.path}: ${status} to another body under its key`);
  }

  private expectSame({ path }: Asked, one: Body, other: Body): void {
    if (!isDeepStrictEqual(one, other)) {
      this.faults.push(`${path}: ${JSON.stringify(one)}, then ${JSON.stringify(other)} under the same key`);
    }
  }

  private remember({ path, status, answer }: Settled): void {
    if (status !== 200) return;
    const { transfer, details } = answer as { transfer?: string; details?: { _id?: string } };
    if (transfer && !path.includes('reverse')) this.known.transfers.push(transfer);
    if (path === 'app/withdrawals' && details?._id) this.known.withdrawals.push(details._id);
  }

  /** Sends the call with its idempotency key until the answer is final. */
  private async settle(asked: Asked, key: string): Promise<Settled> {
    const deadline = Date.now() + RETRY_MILLISECONDS;
    for (let lost = 0; ; lost += 1) {
      const answer = await this.attempt(asked, key).catch(() => undefined);
      if (answer?.status === 401) await this.signIn(asked.as).catch(() => undefined);
      else if (answer && answer.status < 500)
        return { ...asked, key, status: answer.status, answer: answer.body, lost };
      if (Date.now() > deadline) throw new Error(`${asked.path} is not answered in ${RETRY_MILLISECONDS} ms`);
      this.counts.lost += 1;
      await pause(this.random.int(50, 300));
    }
  }

  private async attempt({ as, method, path, body, writes }: Asked, key: string): Promise<Answer> {
    const answer = await this.send(method, path, body, {
      authorization: `Bearer ${as.token}`,
      ...(writes.length ? { 'Idempotency-Key': key } : {}),
    });
    if (answer.status < 500) return answer;
    if (answer.status === 503 && answer.body.code === 'UNAVAILABLE' && answer.retryAfter)
      this.counts.unavailable += 1;
    else this.faults.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  private async signIn(account: Account): Promise<void> {
    const { role, number, code: uniqueId, password } = account;
    const path = SIGN_IN[role].path.replace('/api/', '');
    const { body } = await this.send('POST', path, loginBody(role, { number, uniqueId }, password), {});
    if (body.accessToken) account.token = String(body.accessToken);
  }

  private async send(method: string, path: string, body: Body, headers: Record<string, string>) {
    const response = await checkedFetch(`http://127.0.0.1:${this.nextPort()}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SILENCE),
    });
    const { status } = response;
    return { status, body: (await response.json()) as Body, retryAfter: response.headers.get('retry-after') };
  }
}
