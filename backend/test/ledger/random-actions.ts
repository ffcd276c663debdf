// Every action that moves coins, as random tests draw it.
import fc from 'fast-check';
import type { Response } from 'supertest';
import type { Agent } from '../support/app.js';
import type { RandomLedger } from './random-ledger.js';

export interface Action {
  kind: keyof typeof ACTIONS;
  /** Actor, counterpart and record: indexes, taken modulo the number of candidates. */
  who: number;
  whom: number;
  which: number;
  coins: number;
  status: 1 | 2;
  /** The call is sent this many times concurrently with one idempotency key. */
  times: number;
}

const pick = <T>(of: T[], at: number): T => of[at % of.length]!;
const NOTHING = '66f0c0ffee00000000000001';

type Send = (key: string) => Promise<Response>;
const post =
  (agent: Agent, path: string, body: object): Send =>
  (key) =>
    agent.post(path).set('Idempotency-Key', key).send(body);

/** Each action makes the call that is then sent once or several times. */
export const ACTIONS = {
  sendToAgency: ({ who, whom, coins }: Action, ledger: RandomLedger): Send =>
    post(pick(ledger.admins, who), '/api/admin/recharge/sendcoin', {
      to: '1',
      userId: pick(ledger.agencies, whom).uniqueId,
      coin: coins,
    }),
  sendToUser: ({ who, whom, coins }: Action, ledger: RandomLedger): Send =>
    post(pick(ledger.admins, who), '/api/admin/recharge/sendcoin', {
      to: '2',
      userId: pick(ledger.users, whom).username,
      coin: coins,
    }),
  decideSend: async ({ who, which, status }: Action, ledger: RandomLedger): Promise<Send> => {
    const id = pick([...(await ledger.idsIn('waitingsends')), NOTHING], which);
    return post(pick(ledger.admins, who), `/api/admin/recharge/waiting/${id}`, { approve: status === 1 });
  },
  sell:
    ({ who, whom, coins }: Action, ledger: RandomLedger): Send =>
    (key) =>
      pick(ledger.sellers, who)
        .patch('/api/coin/recharge/sendCoin')
        .set('Idempotency-Key', key)
        .send({ userId: pick(ledger.users, whom).username, coin: coins }),
  giveBack: ({ who, whom, which, coins }: Action, ledger: RandomLedger): Send =>
    post(pick(ledger.admins, who), '/api/admin/return/coins', {
      username: pick(
        [...ledger.users.map(({ username }) => username), ...ledger.agencies.map(({ uniqueId }) => uniqueId)],
        whom,
      ),
      coins,
      senderName: pick([...ledger.agencies.map(({ uniqueId }) => uniqueId), ''], which),
    }),
  giveBackNamed: async ({ who, whom, which, coins }: Action, ledger: RandomLedger): Promise<Send> => {
    const user = pick(ledger.users, whom);
    const transfers = await ledger.idsIn('ledgerentries', {
      kind: 'send',
      to: `user:${user._id.toHexString()}`,
    });
    return post(pick(ledger.admins, who), '/api/admin/return/coins', {
      username: user.username,
      coins,
      senderName: pick([...ledger.agencies.map(({ uniqueId }) => uniqueId), ''], which),
      transfer: pick([...transfers, NOTHING], which),
    });
  },
  adjust: ({ who, whom, coins }: Action, ledger: RandomLedger): Send =>
    post(pick(ledger.admins, who), '/api/app/edit/update', {
      number: pick(ledger.users, whom).number,
      coin: coins,
      level: 1,
      experience: 1,
    }),
  gift: ({ who, whom, which }: Action, ledger: RandomLedger): Send =>
    post(pick(ledger.owners, who), '/api/app/gift', {
      gift: pick(ledger.gifts, which)._id.toHexString(),
      userId: pick(ledger.users, whom)._id.toHexString(),
    }),
  ask: ({ who, coins }: Action, ledger: RandomLedger): Send =>
    post(pick(ledger.owners, who), '/api/app/withdrawals', {
      coins,
      accountNo: '001234567890',
      bankName: 'Bank',
      ifscCode: 'SBIN0001234',
    }),
  decide: async ({ who, which, status }: Action, ledger: RandomLedger): Promise<Send> => {
    const id = pick([...(await ledger.idsIn('withdrawals')), NOTHING], which);
    return post(pick(ledger.admins, who), `/api/admin/withdrawal/coinrequest/${id}?status=${status}`, {});
  },
  exportToBank:
    ({ who }: Action, ledger: RandomLedger): Send =>
    () =>
      pick(ledger.admins, who).post('/api/admin/withdrawal/exports'),
  reverse: async ({ who, which }: Action, ledger: RandomLedger): Promise<Send> => {
    const id = pick([...(await ledger.idsIn('ledgerentries')), NOTHING], which);
    return post(pick(ledger.admins, who), `/api/admin/ledger/reverse/${id}`, { reason: 'By chance' });
  },
  freeze: ({ who, whom, status }: Action, ledger: RandomLedger): Send => {
    const account = pick(
      [
        ...ledger.users.map(({ _id }) => `user:${_id.toHexString()}`),
        ...ledger.agencies.map(({ _id }) => `coinAgency:${_id.toHexString()}`),
      ],
      whom,
    );
    const verb = status === 1 ? 'freeze' : 'thaw';
    return post(pick(ledger.admins, who), `/api/admin/ledger/${verb}`, { account, reason: 'By chance' });
  },
};

export const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(...(Object.keys(ACTIONS) as Action['kind'][])),
  who: fc.nat(5),
  whom: fc.nat(5),
  which: fc.nat(20),
  coins: fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 400 })),
  status: fc.constantFrom(1, 2),
  times: fc.constantFrom(1, 1, 1, 2, 3),
});
