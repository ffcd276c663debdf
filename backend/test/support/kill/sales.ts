// Coin agencies that sell coins while a test kills a process. Records the answer to each sale.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { checkedFetch } from '../answers.js';
import { ADMIN } from '../app.js';
import { photograph } from '../factories/pictures.js';

const PASSWORD = 'a good password';
const CALLERS = 8;
/** The maximum time to retry the sales that got no answer. */
const RETRY_MILLISECONDS = 60_000;

interface Sale {
  key: string;
  seller: number;
  userId: string;
  /** The id of the transfer in the answer; undefined while the sale has no answer. */
  transfer?: string;
}

export class Sales {
  private readonly sales: Sale[] = [];
  private codes: string[] = [];
  private tokens: string[] = [];
  private readonly buyers = ['buyer.one', 'buyer.two', 'buyer.three'];

  /** `nextPort` returns the port for the next request. */
  constructor(private readonly nextPort: () => number) {}

  /** Creates two coin agencies with coins, and the users who buy from them. */
  async prepare(): Promise<void> {
    const admin = await this.signIn('admin', ADMIN);
    for (const n of [1, 2]) {
      const form = new FormData();
      const fields = { name: `Agency ${n}`, email: `a${n}@example.com`, number: `91700000000${n}` };
      for (const [name, value] of Object.entries({ ...fields, username: `agency.${n}`, password: PASSWORD }))
        form.set(name, value);
      form.set('image', new Blob([new Uint8Array(await photograph('png'))]), 'a.png');
      const added = await this.call('POST', 'admin/coinPanel/addCoinPanel', admin, form);
      const code = String((added.details as { uniqueId: string }).uniqueId);
      this.codes.push(code);
      await this.call('POST', 'admin/recharge/sendcoin', admin, { to: '1', userId: code, coin: 1_000_000 });
    }
    for (const [at, username] of this.buyers.entries()) {
      const user = { username, name: username, number: `91800000000${at}`, password: PASSWORD };
      await this.call('POST', 'app/register', '', user);
    }
  }

  /** Sells without a pause until `stopped` settles. Resolves when all sales in flight have ended. */
  async sellUntil(stopped: Promise<void>): Promise<void> {
    this.tokens = await Promise.all(
      this.codes.map((uniqueId) => this.signIn('coinPanel', { uniqueId, password: PASSWORD })),
    );
    let goesOn = true;
    const stop = () => (goesOn = false);
    void stopped.then(stop, stop);
    await Promise.all(
      Array.from({ length: CALLERS }, async (_, caller) => {
        for (let n = 0; goesOn; n += 1) {
          const userId = this.buyers[n % this.buyers.length]!;
          const sale: Sale = { key: randomUUID(), seller: caller % this.codes.length, userId };
          this.sales.push(sale);
          await this.attempt(sale).catch(() => undefined); // the server is gone: `finish` retries the sale
        }
      }),
    );
  }

  /** Repeats every sale without an answer, with the same key, until the answer arrives. */
  async finish(): Promise<void> {
    const until = Date.now() + RETRY_MILLISECONDS;
    for (const sale of this.sales.filter(({ transfer }) => !transfer)) {
      for (;;) {
        const answered = await this.attempt(sale).catch(() => false);
        if (answered) break;
        if (Date.now() > until) throw new Error(`The sale ${sale.key} does not go through`);
        await pause(100);
      }
    }
  }

  get answered(): number {
    return this.sales.filter(({ transfer }) => transfer).length;
  }

  /** The ids of the transfers in the answers. */
  get transfers(): string[] {
    return this.sales.flatMap(({ transfer }) => (transfer ? [transfer] : []));
  }

  /** Returns the ids of all transfers of coin agencies in the product's history. */
  async recorded(): Promise<string[]> {
    const admin = await this.signIn('admin', ADMIN);
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const { history, pages } = await this.call('POST', 'coin/recharge/history', admin, {
        page,
        limit: 100,
      });
      ids.push(...(history as { _id: string }[]).map(({ _id }) => _id));
      if (page >= Number(pages)) return ids;
    }
  }

  private async attempt(sale: Sale): Promise<boolean> {
    const body = { userId: sale.userId, coin: 1 };
    const token = this.tokens[sale.seller]!;
    const { transfer } = await this.call('PATCH', 'coin/recharge/sendCoin', token, body, sale.key);
    sale.transfer = String(transfer);
    return true;
  }

  private async signIn(panel: string, body: object): Promise<string> {
    return String((await this.call('POST', `${panel}/login`, '', body)).accessToken);
  }

  private async call(
    method: string,
    path: string,
    token: string,
    body: object,
    key?: string,
  ): Promise<Record<string, unknown>> {
    const isForm = body instanceof FormData;
    const response = await checkedFetch(`http://127.0.0.1:${this.nextPort()}/api/${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'Idempotency-Key': key } : {}),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${String(answer.message)}`);
    return answer;
  }
}
