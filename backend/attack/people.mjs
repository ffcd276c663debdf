// Signed-in accounts of every role for the generated attack, and a new one when the attack has ended or locked out the last.
import { randomUUID } from 'node:crypto';
import { rightFile } from './odd-files.mjs';

const SIGN_IN = {
  admin: ['admin/login', 'number'],
  bd: ['bdPanel/login', 'uniqueId'],
  agencyadmin: ['agencyadmin/login', 'uniqueId'],
  agency: ['agency/login', 'uniqueId'],
  coin: ['coinPanel/login', 'uniqueId'],
  user: ['app/login', 'number'],
};
const CREATE = {
  admin: ['admin/admins', 'details'],
  bd: ['bdpanel/createbd', 'data'],
  agencyadmin: ['agencadminpanel/createagencyadmin', 'data'],
  agency: ['admin/agencyPanel/addAgencyPanel', 'details'],
  coin: ['admin/coinPanel/addCoinPanel', 'details'],
  user: ['app/register', 'details'],
};
const TRIES = 20;

export class People {
  /** Ids that the attack may not name: those of the account that makes the others. */
  hidden = [];
  #api;
  #known;
  #tokens = new Map();
  #keeper;
  #count = 0;
  #run = String(Date.now()).slice(-7);
  #isGone;

  /** `known`: number or code and password by role; `isGone()`: whether the product is being started again. */
  constructor(url, known, isGone = () => false) {
    this.#api = `${url}/api`;
    this.#known = { ...known };
    this.#isGone = isGone;
  }

  /** Makes the keeper: an admin of its own, which no generated request names. */
  async start() {
    const first = await this.signIn('admin', this.#known.admin);
    const { account, id } = await this.#create('admin', first);
    this.#keeper = account;
    this.hidden.push(id, account.number);
  }

  /** A token of the role; undefined when none can be had. */
  of(role) {
    if (!this.#tokens.has(role)) this.#tokens.set(role, this.#open(role));
    return this.#tokens.get(role);
  }

  renew(role, token) {
    const current = this.#tokens.get(role);
    void current?.then(
      (one) => one === token && this.#tokens.get(role) === current && this.#tokens.delete(role),
    );
  }

  /** Answers the access token. */
  async signIn(role, { login, password }) {
    const [path, field] = SIGN_IN[role];
    return (await this.#ask('POST', path, { [field]: login, password })).accessToken;
  }

  /** Sends a call as the keeper. */
  async asKeeper(method, path, fields) {
    return this.#ask(method, path, fields, await this.signIn('admin', this.#keeper));
  }

  async #open(role) {
    const known = this.#known[role];
    const isTaken =
      known &&
      (await this.signIn(role, known).then(
        (token) => token,
        () => undefined,
      ));
    if (isTaken) return isTaken;
    this.#known[role] = undefined;
    try {
      const { account } = await this.#create(role, await this.signIn('admin', this.#keeper));
      this.#known[role] = account;
      return await this.signIn(role, account);
    } catch (error) {
      this.#tokens.delete(role);
      if (!this.#isGone()) throw error;
      return undefined;
    }
  }

  async #create(role, token, given) {
    this.#count += 1;
    const name = `tester.${this.#run}.${this.#count}`;
    const password = `pass ${randomUUID()}`;
    const number = `91${this.#run}${String(this.#count).padStart(4, '0')}`;
    const fields = { name, number, password };
    const image = rightFile('image');
    const email = `${name}@example.com`;
    // What is above in the hierarchy is made too: the attack may have deleted what was there.
    const above = async (kind) => (await this.#create(kind, token)).account.login;
    const more = {
      admin: () => ({}),
      bd: () => ({ email, image }),
      agencyadmin: async () => ({ email, image, createBy: given?.createBy ?? (await above('bd')) }),
      agency: async () => {
        const bd = await above('bd');
        const admin = (await this.#create('agencyadmin', token, { createBy: bd })).account.login;
        return { email, image, bd, admin };
      },
      coin: () => ({ email, image, username: name }),
      user: () => ({ username: name }),
    };
    const [path, key] = CREATE[role];
    const all = { ...fields, ...(await more[role]()) };
    const { [key]: made } = await this.#ask('POST', path, all, role === 'user' ? '' : token);
    return { id: made._id, account: { login: made.uniqueId ?? number, number, password } };
  }

  /** A product that is busy or starting is asked again. */
  async #ask(method, path, fields, token = '') {
    for (let left = TRIES; ; left -= 1) {
      const response = await this.#send(method, path, fields, token).catch((error) => error);
      const isBusy = response instanceof Error || response.status === 503;
      if (!isBusy && response.status === 200) return response.json();
      if (!isBusy || left === 0 || this.#isGone()) {
        throw new Error(`${path}: ${response.status ?? response.message} ${(await response.text?.()) ?? ''}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  #send(method, path, fields, token) {
    const isForm = Buffer.isBuffer(fields.image);
    const form = new FormData();
    if (isForm) {
      for (const [name, value] of Object.entries(fields)) {
        form.set(name, Buffer.isBuffer(value) ? new Blob([value]) : value);
      }
    }
    return fetch(`${this.#api}/${path}`, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: isForm ? form : JSON.stringify(fields),
      signal: AbortSignal.timeout(20_000),
    });
  }
}
