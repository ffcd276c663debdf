// The accounts of the money proof: created by documented calls, with live hosts and a gift.
import { photograph } from '../factories/pictures.js';
import { type Account, Accounts } from '../../documented-client/accounts.js';
import { DocumentedClient } from '../../documented-client/http.js';

const COINS = 1_000_000;
const BUYERS = 6;
const HOSTS = 2;
export const GIFT_PRICE = 7;

export interface Wallets {
  admin: Account;
  sellers: Account[];
  buyers: Account[];
  /** Approved hosts. */
  hosts: Account[];
  /** _id of a gift of GIFT_PRICE coins. */
  gift: string;
}

export async function makeWallets(url: string): Promise<Wallets> {
  const client = new DocumentedClient(url);
  const accounts = new Accounts(client);
  await accounts.start();
  const { admin, agency, coin, user } = accounts.branch;
  const as = (token: string, path: string, body: Record<string, unknown>) =>
    client.send({ method: 'POST', path, body, token });
  const sellers = [coin, await accounts.add('coin')];
  const users = [user];
  while (users.length < BUYERS + HOSTS) users.push(await accounts.add('user'));
  const [hosts, buyers] = [users.slice(0, HOSTS), users.slice(HOSTS)];
  for (const { code } of sellers) {
    await as(admin.token, 'admin/recharge/sendcoin', { to: '1', userId: code, coin: COINS });
  }
  for (const { username } of buyers) {
    await as(admin.token, 'admin/recharge/sendcoin', { to: '2', userId: username, coin: 1000 });
  }
  for (const { username, name, number } of hosts) {
    const application = { username, realName: name, number, agencyCode: agency.code };
    await as(admin.token, 'agency/host/applyhost', application);
  }
  const { details } = await client.send({
    method: 'POST',
    path: 'admin/gifts/addGifts',
    body: { title: 'Rose', coin: GIFT_PRICE, image: await photograph('png') },
    encoding: 'multipart',
    token: admin.token,
  });
  return { admin, sellers, buyers, hosts, gift: (details as { _id: string })._id };
}
