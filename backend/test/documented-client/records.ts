// Records that documented calls name by their id. Each request gets a record of its own, so that no request disturbs another.
import type { ContractRow } from '../support/contract.js';
import { Types } from 'mongoose';
import type { Role } from '../../src/core/roles.js';
import type { TestApp } from '../support/app.js';
import type { Account, Accounts, Created } from './accounts.js';
import type { Answered, DocumentedClient } from './http.js';

/** The account that the field `id` names, by the path of the call. */
const ACCOUNTS: [path: RegExp, kind: Role][] = [
  [/^bdpanel\//, 'bd'],
  [/^(agencadminpanel\/|agencyadmin\/upatepassword)/, 'agencyadmin'],
  [/^(admin\/agencyPanel\/|agency\/(edit|passwordReset)\/)/, 'agency'],
  [/^(admin\/)?coinPanel\//, 'coin'],
  [/^admin\/(view_user|edituser|usertag|userban|userstatus|deviceban)$/, 'user'],
  [/^admin\/(profile|admins)\//, 'admin'],
];
export const accountKindOf = ({ path }: ContractRow): Role | undefined =>
  ACCOUNTS.find(([pattern]) => pattern.test(path))?.[1];

/** The documented call that creates the record that `id` names, by the path of the call. */
const MAKERS: [path: RegExp, add: string][] = [
  [/^admin\/banner\//, 'admin/banner/addBanner'],
  [/^admin\/tag\//, 'admin/tag/addTag'],
  [/^admin\/gifts\//, 'admin/gifts/addGifts'],
  [/^admin\/livegifts\//, 'admin/livegifts/addlivegifts'],
  [/LiveGiftscategory/, 'admin/livegiftcategory/addLiveGiftscategory'],
  [/^admin\/entryeffects\/.*level$/, 'admin/entryeffects/addentryeffectlevel'],
  [/^admin\/entryeffects\//, 'admin/entryeffects/addentryeffects'],
  [/^admin\/frame\/.*level$/, 'admin/frame/addframelevel'],
  [/^admin\/frame\//, 'admin/frame/addframes'],
  [/^admin\/wallpaper\//, 'admin/wallpaper/addwallpaper'],
  [/^admin\/level\//, 'admin/level/addlevel'],
  [/^admin\/userlevel\//, 'admin/userlevel/upload'],
  [/^admin\/vip\/deleteVipPack/, 'admin/vip/addVipPack'],
  [/^admin\/vip\//, 'admin/vip/addVip'],
  [/^admin\/songs/, 'admin/songs'],
  [/^admin\/plan\//, 'admin/plan/createPlan'],
  [/^admin\/content\//, 'admin/content/addcontent'],
];
export const makerOf = (path: string): string | undefined =>
  MAKERS.find(([pattern]) => pattern.test(path))?.[1];

const idIn = (answer: Answered, key: string): string => {
  const found = answer[key] as { _id: string } | { _id: string }[];
  return (Array.isArray(found) ? found[0]! : found)._id;
};

export class Records {
  constructor(
    private readonly app: TestApp,
    private readonly client: DocumentedClient,
    private readonly accounts: Accounts,
    /** Creates a record with the documented call at this path. Returns the body. */
    private readonly add: (path: string) => Promise<Answered>,
  ) {}

  async catalogue(addPath: string): Promise<string> {
    const answer = await this.add(addPath);
    return idIn(
      answer,
      ['details', 'songs', 'plans'].find((key) => key in answer)!,
    );
  }

  /** The id of the first record of a documented list. */
  async first(path: string, key = 'details'): Promise<string> {
    return idIn(await this.ask('GET', path), key);
  }

  /** A user of the app. */
  user(): Promise<Created> {
    return this.accounts.create('user');
  }

  /** The undecided application of a new user at the agency of the branch. */
  async application(): Promise<{ id: string; user: Account }> {
    const user = await this.accounts.add('user');
    const agencyCode = this.accounts.branch.agency.code;
    const body = { username: user.username, agencyCode, realName: user.name, number: user.number };
    await this.client.send({
      method: 'POST',
      path: 'agency/host/applyhost',
      body,
      encoding: 'urlencoded',
      token: user.token,
    });
    const { details } = await this.ask('GET', 'agency/host/gethost', { status: 0, search: user.username });
    return { id: (details as { _id: string }[])[0]!._id, user };
  }

  /** A user whose application is approved. */
  async host(): Promise<Account> {
    const { id, user } = await this.application();
    await this.ask('POST', 'agency/host/approvehost', {}, { id, status: 1 });
    return user;
  }

  /** The id of another session of this account. */
  async otherSession(account: Account): Promise<string> {
    await this.accounts.signIn(account.role, account);
    const { token } = account;
    const { details } = await this.client.send({ method: 'GET', path: 'auth/sessions', token });
    return (details as { _id: string; current: boolean }[]).find(({ current }) => !current)!._id;
  }

  /** A user with coins of the platform. */
  async userWithCoins(): Promise<Created> {
    const user = await this.user();
    await this.ask('POST', 'admin/recharge/sendcoin', {}, { to: '2', userId: user.username, coin: 100 });
    return user;
  }

  /** A user with coins of the coin agency, and the transfer of these coins. */
  async sale(): Promise<{ user: Created; transfer: { _id: string; createdAt: string } }> {
    const user = await this.user();
    const { coin } = this.accounts.branch;
    await this.client.send({
      method: 'PATCH',
      path: 'coin/recharge/sendCoin',
      body: { userId: user.username, coin: 50 },
      encoding: 'urlencoded',
      token: coin.token,
    });
    const { history } = await this.ask('POST', 'coin/recharge/history', {}, { coinAgency: coin.code });
    const transfers = history as { _id: string; createdAt: string; userId: string }[];
    return { user, transfer: transfers.find(({ userId }) => userId === user.username)! };
  }

  /** A withdrawal that a new user requests. No documented call creates withdrawals, videos or live sessions. */
  async withdrawal(): Promise<{ id: string; user: Created }> {
    const { user, record } = await this.stored();
    return { id: (await this.app.create.withdrawal(record))._id.toHexString(), user };
  }

  /** An undecided video. */
  async video(): Promise<string> {
    return (await this.app.create.video((await this.stored()).record))._id.toHexString();
  }

  /** An ended live session. */
  async hostRecord(): Promise<string> {
    const { record } = await this.stored();
    const { code } = this.accounts.branch.agency;
    return (await this.app.create.liveSession(record, code, { status: 'archive' }))._id.toHexString();
  }

  /** A host that had another id in the legacy system. */
  async legacyHost(): Promise<string> {
    const host = await this.host();
    const users = this.app.connection.collection('users');
    const sqlId = String(Number(host.number) % 1_000_000);
    await users.updateOne({ _id: new Types.ObjectId(host.id) }, { $set: { sqlId } });
    return sqlId;
  }

  private async stored() {
    const user = await this.user();
    return { user, record: (await this.app.stored('users', user.id)) as never };
  }

  private ask(method: string, path: string, query: object = {}, body?: object): Promise<Answered> {
    const { token } = this.accounts.branch.admin;
    return this.client.send({ method, path, query: { ...query }, body: body && { ...body }, token });
  }
}
