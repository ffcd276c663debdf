// Plays rows of the contract: builds the request of a row from documented fields alone, sends it, and compares
// the answer with the row.
import type { Role } from '../../src/core/roles.js';
import type { TestApp } from '../support/app.js';
import type { ContractRow } from '../support/contract.js';
import { type Account, Accounts } from './accounts.js';
import { type Answered, DocumentedClient, type Encoding, type Sent } from './http.js';
import { accountKindOf, makerOf, Records } from './records.js';
import { alsoNeeded, type Play, SPECIAL } from './rows.js';
import { asText, fileOf, valueOf } from './values.js';

export const keyOf = ({ method, path }: ContractRow) => `${method} ${path}`;
export const isFile = (field: string) => field.includes('@');
export const isOptional = (field: string) => field.endsWith('?');
export const nameOf = (field: string) => field.replace(/[@?]/g, '');
/** Query parameters besides a body, from the note of the row. */
const queryNamesOf = ({ note }: ContractRow) => [...note.matchAll(/\?(\w+)=/g)].map(([, name]) => name!);
export const rolesOf = ({ roles }: ContractRow) =>
  roles.map((role) => role.replace('*', '') as Role | 'public');

export class Player {
  readonly accounts: Accounts;
  readonly client: DocumentedClient;
  private readonly records: Records;
  private readonly rows: Map<string, ContractRow>;

  constructor(app: TestApp, rows: ContractRow[]) {
    this.client = new DocumentedClient(app.url);
    this.accounts = new Accounts(this.client);
    this.rows = new Map(rows.map((row) => [keyOf(row), row]));
    this.records = new Records(app, this.client, this.accounts, (path) =>
      this.play(this.rows.get(`POST ${path}`)!, 'admin', true),
    );
  }

  async start(): Promise<void> {
    await this.accounts.start();
    const { admin, coin } = this.accounts.branch;
    const body = { to: '1', userId: coin.code, coin: 100_000 };
    await this.client.send({ method: 'POST', path: 'admin/recharge/sendcoin', body, token: admin.token });
  }

  /** Sends the row as this role, with all optional fields or with none. Returns the body of the success. */
  async play(row: ContractRow, role: Role | 'public', all: boolean): Promise<Answered> {
    return this.client.send(await this.compose(row, role, all));
  }

  /** The row as this role sends it, with all optional fields or with none. */
  async compose(row: ContractRow, role: Role | 'public', all: boolean): Promise<Sent> {
    const caller = await this.callerOf(row, role);
    const play: Play = { role, caller, all, accounts: this.accounts, records: this.records };
    const special = ((await SPECIAL[keyOf(row)]?.(play)) ?? {}) as Answered;
    const valueIn = async (field: string): Promise<unknown> => {
      const name = nameOf(field);
      if (name in special) return special[name];
      if (isFile(field)) return fileOf(name, row.path);
      const value = name === 'id' ? await this.idOf(row, caller) : valueOf(name);
      if (value === undefined)
        throw new Error(`Say in documented-client/ what ${keyOf(row)} takes as ${name}`);
      return value;
    };
    const chosen = [
      ...row.fields.filter((field) => all || !isOptional(field)),
      ...alsoNeeded(keyOf(row), play),
    ];
    const fields: Answered = {};
    for (const field of chosen) fields[nameOf(field)] ??= await valueIn(field);
    const inAddress: Answered = {};
    for (const name of queryNamesOf(row)) inAddress[name] = fields[name] ?? (await valueIn(name));
    const id = row.path.includes('{id}') ? (fields.id ?? inAddress.id ?? (await valueIn('id'))) : '';
    const inQuery = row.kind === 'query' || row.kind === 'none';
    return {
      method: row.method,
      path: row.path.replace('{id}', String(id)),
      query: written({ ...inAddress, ...(inQuery ? fields : {}) }, all),
      body: inQuery ? undefined : written(fields, all),
      encoding: encodingOf(row, all),
      token: role === 'public' ? undefined : caller.token,
    };
  }

  /** A new account when the call changes the caller; otherwise the account of the branch. */
  private async callerOf(row: ContractRow, role: Role | 'public'): Promise<Account> {
    if (role === 'public')
      return row.path === 'auth/refresh' ? this.accounts.add('user') : this.accounts.branch.admin;
    const isOwn = accountKindOf(row) === role && rowNamesOwn(row, role);
    const changes =
      isOwn || /^auth\/(logout|sessions)/.test(row.path) || (role === 'user' && /applyhost/.test(row.path));
    return changes ? this.accounts.add(role) : this.accounts.branch[role];
  }

  private async idOf(row: ContractRow, caller: Account): Promise<string> {
    const kind = accountKindOf(row);
    if (kind)
      return rowNamesOwn(row, caller.role) && kind === caller.role
        ? caller.id
        : (await this.accounts.create(kind)).id;
    const maker = makerOf(row.path);
    if (!maker)
      throw new Error(`Say in documented-client/rows.ts which record ${keyOf(row)} names by its id`);
    return this.records.catalogue(maker);
  }
}

/** Whether this role reaches only its own records in this call. */
const rowNamesOwn = ({ roles }: ContractRow, role: Role) => roles.includes(`${role}*`);

/** Numbers and flags as text in the first request and as JSON values in the second request: clients send both. */
const written = (fields: Answered, all: boolean): Answered =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, all ? value : asText(value)]));

function encodingOf({ kind }: ContractRow, all: boolean): Encoding {
  if (kind === 'multipart') return 'multipart';
  if (kind === 'form') return all ? 'multipart' : 'urlencoded';
  return 'json';
}
