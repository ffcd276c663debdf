// The four kinds of staff accounts, one table for what they share: add, list, read, change, delete, and who may not.
import type { Test } from 'supertest';
import type { AgencyAdmin } from '../src/modules/staff/agency-admin/agency-admin.schema.js';
import type { Bd } from '../src/modules/staff/bd/bd.schema.js';
import type { CodedKind } from '../src/modules/staff/shared/codes.js';
import { type Actor, type Agent, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';
import { photograph } from './factories/pictures.js';

let count = 0;
const fresh = () => {
  count += 1;
  return { name: `New ${count}`, email: `new.${count}@example.com`, number: String(918_000_000_000 + count) };
};
const PASSWORD = 'issued-password-1';

interface Kind {
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
  more: () => Record<string, string>;
}

describe('staff accounts', () => {
  let app: TestApp;
  let admin: Agent;
  let bd: Bd;
  let agencyAdmin: AgencyAdmin;
  let image: Buffer;
  beforeAll(async () => {
    app = await startApp();
    admin = (await app.as('admin')).agent;
    bd = await app.create.bd();
    agencyAdmin = await app.create.agencyAdmin({ createBy: bd.uniqueId });
    image = await photograph();
  });
  afterAll(() => app.close());

  const KINDS: Kind[] = [
    {
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
    },
    {
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
      more: () => ({ createBy: bd.uniqueId }),
    },
    {
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
      more: () => ({ bd: bd.uniqueId, admin: agencyAdmin.uniqueId }),
    },
    {
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
    },
  ];

  const form = (request: Test, fields: Record<string, string>, file: Buffer | null = null): Test => {
    for (const [name, value] of Object.entries(fields)) void request.field(name, value);
    return file ? request.attach('image', file, 'picture.png') : request;
  };
  const add = (kind: Kind, fields: Record<string, string> = {}, file: Buffer | null = image) =>
    form(
      admin.post(`/api/${kind.add.path}`),
      { ...fresh(), password: PASSWORD, ...kind.more(), ...fields },
      file,
    );
  const added = async (kind: Kind, fields: Record<string, string> = {}) =>
    expectSuccess(await add(kind, fields))[kind.add.key] as Record<string, string>;
  const update = (kind: Kind, id: string, fields: Record<string, string>) =>
    form(admin[kind.update.method](`/api/${kind.update.path(id)}`), {
      ...fields,
      ...(kind.update.idInBody ? { id } : {}),
    });
  const read = (kind: Kind, id: string) => admin.get(`/api/${kind.read.path}?id=${id}`);
  const reveal = (kind: Kind, id: string) =>
    admin.post('/api/admin/staffpassword/reveal').send({ kind: kind.reveal, id });

  describe.each(KINDS)('$title', (kind) => {
    it('should be added with a drawn code and a picture', async () => {
      const account = await added(kind);
      expect(account.uniqueId).toMatch(kind.code);
      expect((await app.guest().get(`/api/${account.image}`)).headers['content-type']).toBe('image/webp');
      expect(expectSuccess(await read(kind, account._id!))[kind.read.key]).toMatchObject({
        uniqueId: account.uniqueId,
      });
    });

    it('should sign in with the issued password, which the admin can read until its owner changes it', async () => {
      const account = await added(kind);
      const revealed = await reveal(kind, account._id!);
      expect(revealed.headers['cache-control']).toBe('no-store');
      expect(expectSuccess(revealed).details).toEqual({ issuedPassword: PASSWORD, changedByOwner: false });
      const stored = await app.stored(kind.collection, account._id!);
      expect(JSON.stringify(stored)).not.toContain(PASSWORD);
      const audits = app.connection.collection('audit');
      expect(
        await audits.countDocuments({ action: `${kind.reveal}.revealPassword`, 'target.id': account._id }),
      ).toBe(1);

      const { accessToken } = (await app.login(kind.reveal, account as never, { password: PASSWORD }))
        .body as Actor;
      const { method, path, old } = kind.own;
      const owner = app.withToken(accessToken);
      const change = (newpassword: string) =>
        owner[method](`/api/${path(account._id!)}`).send({
          [old]: PASSWORD,
          newpassword,
          confirmpassword: newpassword,
        });
      // Whoever issued it would go on knowing it.
      expectFailure(await change(PASSWORD), 'VALIDATION_FAILED', 'newpassword');
      expectSuccess(await change('my-own-password'));
      expect((await app.stored(kind.collection, account._id!)).issuedPassword).toBeUndefined();
      expect(expectSuccess(await reveal(kind, account._id!)).details).toEqual({
        issuedPassword: '',
        changedByOwner: true,
      });
    });

    it('should not be said to have changed a password that only cannot be read', async () => {
      const account = await added(kind);
      const _id = new app.connection.base.Types.ObjectId(account._id);
      const keep = (change: object) => app.connection.collection(kind.collection).updateOne({ _id }, change);
      const nothing = { issuedPassword: '', changedByOwner: false };
      // Sealed under a secret that is gone, then: never sealed, as of accounts that came from elsewhere.
      for (const change of [{ $set: { issuedPassword: 'gone.xyz' } }, { $unset: { issuedPassword: '' } }]) {
        await keep(change);
        expect(expectSuccess(await reveal(kind, account._id!)).details).toEqual(nothing);
      }
    });

    it('should be found in the list by code, name, email and phone', async () => {
      const { _id, uniqueId, name, email, number } = await added(kind);
      for (const search of [uniqueId, name, email, number]) {
        const query = `search=${encodeURIComponent(search!.toUpperCase())}&page=1&limit=5`;
        const body = expectSuccess(await admin.get(`/api/${kind.list.path}?${query}`));
        expect((body[kind.list.key] as { _id: string }[]).map((one) => one._id)).toContain(_id);
        expect(body).toMatchObject({ total: expect.any(Number), pages: expect.any(Number) });
      }
    });

    it('should be changed field by field; an empty password stays the same', async () => {
      const account = await added(kind);
      expectSuccess(await update(kind, account._id!, { name: 'Renamed', password: '' }));
      expect(expectSuccess(await read(kind, account._id!))[kind.read.key]).toMatchObject({
        name: 'Renamed',
        email: account.email,
        image: account.image,
        mustChangePassword: false,
      });
    });

    it('should have to choose a password when it is issued anew with mustChangePassword', async () => {
      const account = await added(kind);
      expectSuccess(
        await update(kind, account._id!, { password: 'another-password-2', mustChangePassword: 'true' }),
      );
      expect(expectSuccess(await read(kind, account._id!))[kind.read.key]).toMatchObject({
        mustChangePassword: true,
      });
      expect(expectSuccess(await reveal(kind, account._id!)).details).toMatchObject({
        issuedPassword: 'another-password-2',
      });
    });

    it('should lose its old picture when it gets a new one', async () => {
      const account = await added(kind);
      const request = update(kind, account._id!, {}).attach('image', image, 'next.png');
      expectSuccess(await request);
      expectFailure(await app.guest().get(`/api/${account.image}`), 'NOT_FOUND');
    });

    it('should name each field that is wrong', async () => {
      expectFailure(
        await add(kind, { name: '', email: 'nobody', number: 'x', password: 'short' }, null),
        'VALIDATION_FAILED',
        ...['name', 'email', 'number', 'password', 'image'],
      );
    });

    it('should say of a password that is too long what is wrong with it', async () => {
      const account = await added(kind);
      const password = 'p'.repeat(201);
      for (const request of [add(kind, { password }), update(kind, account._id!, { password })]) {
        const response = await request;
        expectFailure(response, 'VALIDATION_FAILED', 'password');
        expect(response.text).toContain('Use at most 200 characters');
      }
    });

    it.each(['email', 'number'])('should be the only one with its %s, until it is deleted', async (field) => {
      const account = await added(kind);
      const value = account[field]!.replace('+', '');
      expectFailure(await add(kind, { [field]: value }), 'DUPLICATE', field);
      expectSuccess(await admin.delete(`/api/${kind.remove(account._id!)}`));
      expectSuccess(await add(kind, { [field]: value }));
    });

    it('should be gone after its deletion: no list, no record, no second deletion', async () => {
      const account = await added(kind);
      expectSuccess(await admin.delete(`/api/${kind.remove(account._id!)}`));
      expectFailure(await read(kind, account._id!), 'NOT_FOUND');
      expectFailure(await admin.delete(`/api/${kind.remove(account._id!)}`), 'NOT_FOUND');
      const body = expectSuccess(
        await admin.get(`/api/${kind.list.path}?search=${encodeURIComponent(account.uniqueId!)}`),
      );
      expect(body).toMatchObject({ [kind.list.key]: [], total: 0 });
      expect((await app.stored(kind.collection, account._id!)).deleted).toBe(true);
    });

    it('should leave no file behind when it cannot be saved', async () => {
      const account = await added(kind);
      const { readdir } = await import('node:fs/promises');
      const files = () => readdir(`${app.dataDir}/uploads`, { recursive: true });
      const before = await files();
      expectFailure(await add(kind, { email: account.email! }), 'DUPLICATE', 'email');
      expect((await files()).sort()).toEqual(before.sort());
    });
  });

  describe('a coin agency', () => {
    const [, , , coin] = KINDS as [Kind, Kind, Kind, Kind];
    it('should keep its number with a leading plus', async () => {
      expect((await added(coin, { number: '91 98765 43210' })).number).toBe('+919876543210');
    });

    it('should stay as long as it has coins', async () => {
      const { _id } = await app.create.coinAgency({ coins: 5 });
      expectFailure(await admin.delete(`/api/${coin.remove(_id.toHexString())}`), 'IN_USE');
      expectSuccess(await read(coin, _id.toHexString()));
    });
  });

  describe('an agency', () => {
    const [, , agency] = KINDS as [Kind, Kind, Kind];
    it('should count its approved hosts', async () => {
      const { uniqueId } = await added(agency);
      await app.create.host(await app.create.user(), uniqueId!, { status: 1 });
      await app.create.host(await app.create.user(), uniqueId!, { status: 0 });
      const body = expectSuccess(await admin.get(`/api/${agency.list.path}?search=${uniqueId!}`));
      expect(body.details).toMatchObject([{ hosts: 1 }]);
    });

    it('should belong to the BD of its agency admin and to no other', async () => {
      const other = await app.create.bd();
      expectFailure(await add(agency, { bd: other.uniqueId }), 'VALIDATION_FAILED', 'bd');
      expectFailure(await add(agency, { admin: 'AA000000' }), 'NOT_FOUND', 'admin');
      expectFailure(await add(agency, { bd: '' }), 'VALIDATION_FAILED', 'bd');
    });

    it('should move to the BD of the agency admin that it is given to', async () => {
      const other = await app.create.bd();
      const there = await app.create.agencyAdmin({ createBy: other.uniqueId });
      const { _id } = await added(agency);
      const body = expectSuccess(await update(agency, _id!, { admin: there._id.toHexString() }));
      expect(body.details).toMatchObject({ admin: there.uniqueId, bd: other.uniqueId });
    });

    it('should be edited as a whole record when its agency admin is deleted, and not be moved there', async () => {
      const gone = await app.create.agencyAdmin({ createBy: bd.uniqueId });
      const { _id, bd: above, admin: under } = await added(agency, { admin: gone.uniqueId });
      const elsewhere = await added(agency);
      expectSuccess(await admin.delete(`/api/agencadminpanel/delete?id=${gone._id.toHexString()}`));
      const whole = { bd: above!, admin: under!.toLowerCase(), name: 'Renamed' };
      expect(expectSuccess(await update(agency, _id!, whole)).details).toMatchObject({
        bd: above,
        admin: under,
        name: 'Renamed',
      });
      expectFailure(await update(agency, elsewhere._id!, whole), 'NOT_FOUND', 'admin');
    });
  });
});
