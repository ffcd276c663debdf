// One edit call of each kind of record that staff edit by a form: how to read the record, and how to change one field.
import type { Response } from 'supertest';
import { CATALOGUE_KINDS, type CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import type { Actor, Agent, TestApp } from '../support/app.js';
import { CATALOGUES } from '../catalogues/table.js';
import type { catalogueCalls, Shown } from '../catalogues/catalogue-calls.js';
import { expectSuccess } from '../support/errors.js';

export type Answered = Record<string, unknown> & { version: number };

/** The edits of one record by one caller. */
export interface Edits {
  read: () => Promise<Answered>;
  /** Changes a field of the record to the value of this number. */
  save: (number: number, versionSeen?: number) => Promise<Response>;
  /** The changed field in answers. */
  field: string;
}

export type MakeEdits = (app: TestApp) => Promise<Edits>;

const inBody = (response: Response, key: string) => expectSuccess(response)[key] as Answered;
const named = (number: number) => `Name ${number}`;
const seen = (versionSeen: number | undefined) => (versionSeen === undefined ? {} : { versionSeen });

interface Calls {
  read: string;
  key: string;
  edit: [method: 'post' | 'put' | 'patch', path: string];
  body?: object;
  field?: string;
  textOf?: (number: number) => unknown;
}

function editsOf(agent: Agent, { read, key, edit, body = {}, field = 'name', textOf = named }: Calls): Edits {
  const [method, path] = edit;
  return {
    field,
    read: async () => {
      const found = inBody(await agent.get(`/api/${read}`), key);
      if (Array.isArray(found)) return found[0] as Answered;
      return (found.profile as Answered | undefined) ?? found;
    },
    save: async (number, versionSeen) =>
      agent[method](`/api/${path}`).send({ ...body, [field]: textOf(number), ...seen(versionSeen) }),
  };
}

const admin = async (app: TestApp) => (await app.as('admin')).agent;
const profile = async (app: TestApp, role: 'admin' | 'agency' | 'coin'): Promise<Actor> => app.as(role);
/** Reads the own record as the session does. */
const me = { read: 'auth/me', key: 'details' };

export const RECORDS: Record<string, MakeEdits> = {
  user: async (app) => {
    const { _id: id } = await app.create.user();
    const calls = { read: `admin/view_user?id=${id}`, key: 'details' };
    return editsOf(await admin(app), { ...calls, edit: ['post', `admin/edituser?id=${id}`] });
  },
  BD: async (app) => {
    const { _id: id } = await app.create.bd();
    const calls = { read: `bdpanel/getone?id=${id}`, key: 'data' };
    return editsOf(await admin(app), { ...calls, edit: ['put', `bdpanel/updatebd?id=${id}`] });
  },
  'agency admin': async (app) => {
    const { id } = await app.as('agencyadmin');
    const calls = { read: `agencadminpanel/getone?id=${id}`, key: 'data' };
    return editsOf(await admin(app), {
      ...calls,
      edit: ['put', `agencadminpanel/updateagencyadmin?id=${id}`],
    });
  },
  agency: async (app) => {
    const { _id } = await app.create.agency();
    const id = _id.toHexString();
    const calls = { read: `admin/agencyPanel/fetchAgencyPanel?id=${id}`, key: 'details', body: { id } };
    return editsOf(await admin(app), { ...calls, edit: ['post', 'admin/agencyPanel/updateAgencyPanel'] });
  },
  'coin agency': async (app) => {
    const { _id } = await app.create.coinAgency();
    const id = _id.toHexString();
    const calls = { read: `admin/coinPanel/fetchCoinPanel?id=${id}`, key: 'details', body: { id } };
    return editsOf(await admin(app), { ...calls, edit: ['post', 'admin/coinPanel/updateCoinPanel'] });
  },
  "admin's own profile": async (app) => {
    const { agent, id } = await profile(app, 'admin');
    return editsOf(agent, { ...me, edit: ['post', 'admin/profile/editprofile'], body: { id } });
  },
  "agency's own profile": async (app) => {
    const { agent, id } = await profile(app, 'agency');
    return editsOf(agent, { ...me, edit: ['patch', `agency/edit/${id}`], body: { id } });
  },
  "coin agency's own profile": async (app) => {
    const { agent, id } = await profile(app, 'coin');
    return editsOf(agent, { ...me, edit: ['patch', `coinPanel/edit/${id}`], body: { id } });
  },
  'family image': async (app) => {
    const agent = await admin(app);
    const read = 'admin/familyImage/image';
    const [{ _id: id }] = expectSuccess(await agent.get(`/api/${read}`)).details as [Shown];
    const calls = { read, key: 'details', field: 'count', textOf: Number };
    return editsOf(agent, { ...calls, edit: ['post', `admin/familyImage/update?id=${id}`] });
  },
  'live time': async (app) => {
    const agent = await admin(app);
    const read = 'admin/livetime/getlivetime';
    const { _id: id } = expectSuccess(await agent.get(`/api/${read}`)).details as Shown;
    const calls = { read, key: 'details', field: 'days', textOf: Number };
    return editsOf(agent, { ...calls, edit: ['put', `admin/livetime/editlivetime?id=${id}`] });
  },
  'secret keys': async (app) => {
    const agent = await admin(app);
    const read = 'admin/secretfile';
    const [{ _id: id }] = expectSuccess(await agent.get(`/api/${read}`)).details as [Shown];
    const textOf = (number: number) => `sk_live_000000${1000 + number}`;
    const calls = { read, key: 'details', field: 'stripeKey', textOf };
    return editsOf(agent, { ...calls, edit: ['put', `admin/secretfile/${id}`] });
  },
  'app version': async (app) => {
    const textOf = (number: number) => `3.${number}`;
    const calls = { read: 'admin/appversion', key: 'details', field: 'latest', textOf };
    return editsOf(await admin(app), { ...calls, edit: ['post', 'admin/appversion'], body: { minimum: '' } });
  },
  'coin limits': async (app) => {
    const textOf = (number: number) => 1_000_000 - number;
    const calls = { read: 'admin/coinlimits', key: 'details', field: 'send', textOf };
    return editsOf(await admin(app), { ...calls, edit: ['post', 'admin/coinlimits'] });
  },
};

export const EDITED_KINDS = CATALOGUE_KINDS.filter((kind) => CATALOGUES[kind].update);

/** The edits of a new record of a catalogue: the first changed field of the table, or a new picture. */
export async function catalogueEdits(
  calls: ReturnType<typeof catalogueCalls>,
  kind: CatalogueKind,
): Promise<Edits> {
  const { _id } = await calls.some(kind);
  const { change = {}, fileOnChange, files = {} } = CATALOGUES[kind];
  const [[field, value] = ['image', '']] = Object.entries(change);
  const textOf = (number: number) => (typeof value === 'number' ? value + number : `${value} ${number}`);
  const sent = fileOnChange ? { [fileOnChange]: files[fileOnChange]! } : {};
  return {
    field,
    read: async () =>
      (await calls.list(kind, 'page=1&limit=100')).records.find(
        (one) => one._id === _id,
      ) as unknown as Answered,
    save: (number, versionSeen) => {
      const fields = { ...(value !== '' && { [field]: textOf(number) }), ...seen(versionSeen) };
      return calls.sendUpdate(kind, _id, fields as Record<string, string | number>, { files: sent });
    },
  };
}
