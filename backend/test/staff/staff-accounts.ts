// The calls that add, list, read, change and delete the four kinds of staff accounts, sent by the admin.
import type { Test } from 'supertest';
import type { AgencyAdmin } from '../../src/modules/staff/agency-admin/agency-admin.schema.js';
import type { Bd } from '../../src/modules/staff/bd/bd.schema.js';
import type { CodedKind } from '../../src/modules/staff/shared/codes.js';
import type { Agent, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { sharedApp } from '../support/shared-app.js';

/** The password that the admin issues to each added account. */
export const ISSUED_PASSWORD = 'issued-password-1';

interface StaffKind {
  title: string;
  code: RegExp;
  collection: string;
  add: { path: string; key: string };
  list: { path: string; key: string; method?: 'post' };
  read: { path: string; key: string };
  update: { method: 'put' | 'post'; path: (id: string) => string; idInBody?: boolean };
  remove: (id: string) => string;
  reveal: CodedKind;
  own: { method: 'put' | 'patch'; path: (id: string) => string; old: string };
  more: (above: Above) => Record<string, string>;
}

/** The accounts above the added account. */
interface Above {
  bd: Bd;
  agencyAdmin: AgencyAdmin;
}

let count = 0;
const fresh = () => {
  count += 1;
  return { name: `New ${count}`, email: `new.${count}@example.com`, number: String(918_000_000_000 + count) };
};

const BD: StaffKind = {
  title: 'BD',
  code: /^BD\d{6}$/,
  collection: 'bds',
  add: { path: 'bdpanel/createbd', key: 'data' },
  list: { path: 'bdpanel/getbd', key: 'data' },
  read: { path: 'bdpanel/getone', key: 'data' },
  update: { method: 'put', path: (id) => `bdpanel/updatebd?id=${id}` },
  remove: (id) => `bdpanel/delete?id=${id}`,
  reveal: 'bd',
  own: { method: 'put', path: (id) => `bdpanel/updatepassword?id=${id}`, old: 'oldpassword' },
  more: () => ({}),
};

const AGENCY_ADMIN: StaffKind = {
  title: 'agency admin',
  code: /^AA\d{6}$/,
  collection: 'agencyadmins',
  add: { path: 'agencadminpanel/createagencyadmin', key: 'data' },
  list: { path: 'agencadminpanel/getall', key: 'details' },
  read: { path: 'agencadminpanel/getone', key: 'data' },
  update: { method: 'put', path: (id) => `agencadminpanel/updateagencyadmin?id=${id}` },
  remove: (id) => `agencadminpanel/delete?id=${id}`,
  reveal: 'agencyadmin',
  own: { method: 'put', path: (id) => `agencyadmin/upatepassword?id=${id}`, old: 'oldpassword' },
  more: ({ bd }) => ({ createBy: bd.uniqueId }),
};

export const AGENCY: StaffKind = {
  title: 'agency',
  code: /^AG\d{6}$/,
  collection: 'agencies',
  add: { path: 'admin/agencyPanel/addAgencyPanel', key: 'details' },
  list: { path: 'admin/agencyPanel/getAgencyPanel', key: 'details' },
  read: { path: 'admin/agencyPanel/fetchAgencyPanel', key: 'details' },
  update: { method: 'post', path: () => 'admin/agencyPanel/updateAgencyPanel', idInBody: true },
  remove: (id) => `admin/coinPanel/deleteCoinPanel/${id}`,
  reveal: 'agency',
  own: { method: 'patch', path: (id) => `agency/passwordReset/${id}`, old: 'currentpassword' },
  more: ({ bd, agencyAdmin }) => ({ bd: bd.uniqueId, admin: agencyAdmin.uniqueId }),
};

export const COIN_AGENCY: StaffKind = {
  title: 'coin agency',
  code: /^coin@\d{6}$/,
  collection: 'coinagencies',
  add: { path: 'admin/coinPanel/addCoinPanel', key: 'details' },
  list: { path: 'admin/coinPanel/getCoinPanel', key: 'details' },
  read: { path: 'admin/coinPanel/fetchCoinPanel', key: 'details' },
  update: { method: 'post', path: () => 'admin/coinPanel/updateCoinPanel', idInBody: true },
  remove: (id) => `admin/coinPanel/deleteCoinPanel/${id}`,
  reveal: 'coin',
  own: { method: 'patch', path: (id) => `coinPanel/passwordReset/${id}`, old: 'currentpassword' },
  more: () => ({ username: `coins.${count}` }),
};

export const STAFF_KINDS = [BD, AGENCY_ADMIN, AGENCY, COIN_AGENCY];

const form = (request: Test, fields: Record<string, string>, file: Buffer | null = null): Test => {
  for (const [name, value] of Object.entries(fields)) void request.field(name, value);
  return file ? request.attach('image', file, 'picture.png') : request;
};

class StaffAccounts {
  app: TestApp;
  admin: Agent;
  bd: Bd;
  agencyAdmin: AgencyAdmin;
  image: Buffer;

  async start() {
    this.app = await sharedApp();
    this.admin = (await this.app.as('admin')).agent;
    this.bd = await this.app.create.bd();
    this.agencyAdmin = await this.app.create.agencyAdmin({ createBy: this.bd.uniqueId });
    this.image = await photograph();
  }

  add(kind: StaffKind, fields: Record<string, string> = {}, file: Buffer | null = this.image) {
    const request = this.admin.post(`/api/${kind.add.path}`);
    return form(request, { ...fresh(), password: ISSUED_PASSWORD, ...kind.more(this), ...fields }, file);
  }

  /** The account that the answer to an accepted request shows. */
  async added(kind: StaffKind, fields: Record<string, string> = {}) {
    return expectSuccess(await this.add(kind, fields))[kind.add.key] as Record<string, string>;
  }

  update(kind: StaffKind, id: string, fields: Record<string, string>) {
    const { method, path, idInBody } = kind.update;
    return form(this.admin[method](`/api/${path(id)}`), { ...fields, ...(idInBody ? { id } : {}) });
  }

  read(kind: StaffKind, id: string) {
    return this.admin.get(`/api/${kind.read.path}?id=${id}`);
  }

  remove(kind: StaffKind, id: string) {
    return this.admin.delete(`/api/${kind.remove(id)}`);
  }

  /** Asks for the issued password. */
  reveal(kind: StaffKind, id: string) {
    return this.admin.post('/api/admin/staffpassword/reveal').send({ kind: kind.reveal, id });
  }
}

/** One application for the file, with a BD and an agency admin above the added accounts. */
export function staffAccounts(): StaffAccounts {
  const staff = new StaffAccounts();
  beforeAll(() => staff.start());
  afterAll(() => staff.app.close());
  return staff;
}
