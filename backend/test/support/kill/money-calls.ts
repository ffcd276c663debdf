// The calls that move coins, each as a possible next request.
import type { Random } from '../../../src/startup/demo/random.js';
import type { Account } from '../../documented-client/accounts.js';
import { GIFT_PRICE, type Wallets } from './wallets.js';

/** One request. `coins`: the coins of its entry; undefined when the balance decides. */
export interface Asked {
  as: Account;
  method: string;
  path: string;
  body: Record<string, unknown>;
  /** The kinds of entries that the call may write; empty for calls that only allow or stop others. */
  writes: string[];
  coins?: number | undefined;
}

const BANK = { accountNo: '001234567890', bankName: 'State Bank of India', ifscCode: 'SBIN0001234' };

/** Ids from earlier answers, for later calls. */
export interface Known {
  transfers: string[];
  withdrawals: string[];
}

export function nextCall(random: Random, wallets: Wallets, known: Known): Asked {
  const { admin, sellers, buyers, hosts, gift } = wallets;
  const [buyer, seller, host] = [random.pick(buyers), random.pick(sellers), random.pick(hosts)];
  const coins = random.int(1, 40);
  const byAdmin = (path: string, body: Record<string, unknown>, writes: string[], moved?: number): Asked => ({
    ...{ as: admin, method: 'POST', path, body, writes, coins: moved },
  });
  const calls: [weight: number, make: () => Asked][] = [
    [
      15,
      () =>
        byAdmin('admin/recharge/sendcoin', { to: '2', userId: buyer.username, coin: coins }, ['send'], coins),
    ],
    [
      5,
      () =>
        byAdmin('admin/recharge/sendcoin', { to: '1', userId: seller.code, coin: coins }, ['send'], coins),
    ],
    [
      25,
      () => ({
        ...{ as: seller, method: 'PATCH', path: 'coin/recharge/sendCoin', writes: ['send'], coins },
        body: { userId: buyer.username, coin: coins },
      }),
    ],
    [
      20,
      () => ({
        ...{ as: buyer, method: 'POST', path: 'app/gift', writes: ['gift'], coins: GIFT_PRICE },
        body: { gift, userId: host.id },
      }),
    ],
    [8, () => byAdmin('admin/return/coins', { username: buyer.username, coins }, ['return'], coins)],
    [
      4,
      () => {
        const body = { username: buyer.username, coins, senderName: seller.code };
        return byAdmin('admin/return/coins', body, ['return'], coins);
      },
    ],
    [
      8,
      () => ({
        ...{ as: host, method: 'POST', path: 'app/withdrawals', writes: ['hold'], coins },
        body: { coins, ...BANK },
      }),
    ],
    [
      known.withdrawals.length ? 6 : 0,
      () => {
        const status = random.pick([1, 2]);
        const path = `admin/withdrawal/coinrequest/${random.pick(known.withdrawals)}?status=${status}`;
        return byAdmin(path, { from: 0 }, [status === 1 ? 'payout' : 'release']);
      },
    ],
    [
      4,
      () => {
        const body = { number: buyer.number, coin: random.int(100, 5000), level: 1, experience: 1 };
        return byAdmin('app/edit/update', body, ['adjustment']);
      },
    ],
    [
      known.transfers.length ? 4 : 0,
      () =>
        byAdmin(`admin/ledger/reverse/${random.pick(known.transfers)}`, { reason: 'Wrong user' }, [
          'reversal',
        ]),
    ],
    [
      1,
      () => {
        const path = random.pick(['admin/ledger/freeze', 'admin/ledger/thaw', 'admin/ledger/thaw']);
        return byAdmin(path, { account: `user:${buyer.id}`, reason: 'Stolen phone' }, []);
      },
    ],
    // A host without a heartbeat for a minute is no longer live.
    [
      2,
      () => ({
        as: host,
        method: 'POST',
        path: 'app/live/start',
        body: { channelName: 'Songs' },
        writes: [],
      }),
    ],
  ];
  let rest = random.int(
    1,
    calls.reduce((sum, [weight]) => sum + weight, 0),
  );
  const [, make] = calls.find(([weight]) => (rest -= weight) <= 0)!;
  return make();
}
