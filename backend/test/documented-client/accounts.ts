// Accounts that documented calls create with default values.
import type { Role } from '../../src/core/roles.js';
import { ADMIN } from '../support/app.js';
import { photograph } from '../support/factories/pictures.js';
import { loginBody, SIGN_IN } from '../support/sign-in.js';
import type { Answered, DocumentedClient } from './http.js';

/** An account that has not signed in. */
export interface Created {
  role: Role;
  id: string;
  /** The code of a staff account; '' for admins and users. */
  code: string;
  name: string;
  username: string;
  number: string;
  password: string;
}

/** An account with a session. */
export interface Account extends Created {
  token: string;
  refreshToken: string;
}

export const PASSWORD = 'Violet harbour 2741';

let count = 0;
/** Unique values. */
export function unique() {
  count += 1;
  return {
    name: `Person ${count}`,
    username: `person.${count}`,
    email: `person.${count}@example.com`,
    number: `9197${String(10_000_000 + count)}`,
  };
}

interface Shown {
  _id: string;
  uniqueId?: string;
}

const CREATE: Record<Role, { path: string; key: string; multipart: boolean }> = {
  admin: { path: 'admin/admins', key: 'details', multipart: false },
  bd: { path: 'bdpanel/createbd', key: 'data', multipart: true },
  agencyadmin: { path: 'agencadminpanel/createagencyadmin', key: 'data', multipart: true },
  agency: { path: 'admin/agencyPanel/addAgencyPanel', key: 'details', multipart: true },
  coin: { path: 'admin/coinPanel/addCoinPanel', key: 'details', multipart: true },
  user: { path: 'app/register', key: 'details', multipart: false },
};

export class Accounts {
  /** One branch of the hierarchy, from the first admin down. */
  readonly branch = {} as Record<Role, Account>;

  constructor(private readonly client: DocumentedClient) {}

  async start(): Promise<void> {
    const first = { role: 'admin', code: '', name: '', username: '', ...ADMIN } as const;
    const signedIn = await this.signIn('admin', first);
    const id = (signedIn.details as Shown)._id;
    this.branch.admin = { ...first, id, ...tokensOf(signedIn) };
    for (const role of ['bd', 'agencyadmin', 'agency', 'coin', 'user'] as const) {
      this.branch[role] = await this.add(role);
    }
  }

  /** A new account below those of the branch, signed in. */
  async add(role: Role): Promise<Account> {
    const account = await this.create(role);
    return { ...account, ...tokensOf(await this.signIn(role, account)) };
  }

  /** A new account below those of the branch. */
  async create(role: Role): Promise<Created> {
    const { path, key, multipart } = CREATE[role];
    const { name, username, email, number } = unique();
    const { bd, agencyadmin } = this.branch;
    const fields = { name, number, password: PASSWORD };
    const more: Record<Role, object> = {
      admin: {},
      bd: { email },
      agencyadmin: { email, createBy: bd?.code },
      agency: { email, bd: bd?.code, admin: agencyadmin?.code },
      coin: { email, username },
      user: { username },
    };
    const image = multipart ? { image: await photograph('png') } : {};
    const answer = await this.client.send({
      method: 'POST',
      path,
      body: { ...fields, ...more[role], ...image },
      encoding: multipart ? 'multipart' : 'json',
      token: role === 'user' ? undefined : this.branch.admin.token,
    });
    const { _id: id, uniqueId: code = '' } = answer[key] as Shown;
    return { role, id, code, name, username, number, password: PASSWORD };
  }

  /** The answer to another sign-in of this account. */
  signIn(role: Role, account: Pick<Account, 'number' | 'code' | 'password'>): Promise<Answered> {
    const body = loginBody(role, { ...account, uniqueId: account.code }, account.password);
    return this.client.send({ method: 'POST', path: SIGN_IN[role].path.replace('/api/', ''), body });
  }
}

const tokensOf = ({ accessToken, refreshToken }: Answered) => ({
  token: String(accessToken),
  refreshToken: String(refreshToken),
});
