// The number of a level is unique: panels, imports and the trash refuse a repeated number. Documented calls accept it as before.
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { ADMIN, type Agent } from '../support/app.js';
import { catalogueCalls, type Shown, shownBy } from './catalogue-calls.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const calls = catalogueCalls();
const KINDS = ['levels', 'user-levels', 'entry-effect-levels', 'frame-levels'] as const;

let panel: Agent;
beforeAll(async () => {
  panel = calls.app.guest().set('X-Panel', 'admin');
  expectSuccess(await calls.app.login('admin', ADMIN, { headers: { 'X-Panel': 'admin' }, agent: panel }));
});

const numbered = (kind: CatalogueKind, level: number) => ({ ...calls.fieldsOf(kind), level });
const listed = async (kind: CatalogueKind, level: number): Promise<Shown[]> =>
  (await calls.list(kind, `page=1&limit=100&search=${level}`)).records;

describe.each(KINDS)('the number of %s', (kind) => {
  const addInPanel = (level: number) => calls.sendAdd(kind, numbered(kind, level), { agent: panel });

  it('should return 409 at its field when a panel gives a taken number', async () => {
    const added = shownBy(kind, await addInPanel(900));
    expect(added).toMatchObject({ level: 900, repeated: false });
    expectFailure(await addInPanel(900), 'DUPLICATE', 'level');
    const other = shownBy(kind, await addInPanel(901));
    const change = { agent: panel, files: {} };
    expectFailure(await calls.sendUpdate(kind, other._id, { level: 900 }, change), 'DUPLICATE', 'level');
    expectSuccess(await calls.sendUpdate(kind, other._id, { level: 901 }, change));
  });

  it('should be given once when two panels give it concurrently', async () => {
    const statuses = (await Promise.all([addInPanel(910), addInPanel(910)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('should be free when its level is deleted, and block the restore when it is given again', async () => {
    const first = shownBy(kind, await addInPanel(920));
    expectSuccess(await calls.remove(kind, first._id));
    const second = shownBy(kind, await addInPanel(920));
    expectFailure(await calls.restore(kind, first._id), 'DUPLICATE', 'level');
    expectSuccess(await calls.remove(kind, second._id));
    expectSuccess(await calls.restore(kind, first._id));
  });

  it('should be accepted twice when a documented call gives it, with both levels reporting it', async () => {
    await calls.add(kind, numbered(kind, 930));
    expect(await calls.add(kind, numbered(kind, 930))).toMatchObject({ level: 930, repeated: true });
    expect((await listed(kind, 930)).map(({ repeated }) => repeated)).toEqual([true, true]);
    expectFailure(await addInPanel(930), 'DUPLICATE', 'level');
  });

  it('should page, search and count the list, and return it whole when no page is given', async () => {
    const whole = await calls.list(kind);
    expect(whole.records).toHaveLength(whole.total);
    const first = await calls.list(kind, 'page=1&limit=2&sort=-level');
    expect(first.records).toHaveLength(2);
    expect(first.total).toBe(whole.total);
    expect(first.records[0]!.level).toBe(930);
    expect(await listed(kind, 901)).toHaveLength(1);
  });
});

it('should reject a level of an import when its number is taken or repeated', async () => {
  const level = shownBy('levels', await calls.sendAdd('levels', numbered('levels', 950), { agent: panel }));
  const table = `id,level,expFrom,expTo\n${level._id},950,100,200\n${level._id.replace(/^./, 'f')},950,1,2`;
  const sent = await calls.admin
    .post('/api/admin/catalogues/import')
    .field({ kind: 'levels', mode: 'check' })
    .attach('file', Buffer.from(table), 'levels.csv');
  const { rows } = expectSuccess(sent).details as { rows: { outcome: string }[] };
  expect(rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'refused']);
});

describe('the items of a VIP pack', () => {
  it('should be ordered within their pack, searched and paged', async () => {
    const add = (pack: Shown, name: string) => calls.add('vip-items', { vipId: pack._id, name });
    const [one, other] = [await calls.add('vips'), await calls.add('vips')];
    await add(one, 'A');
    await add(other, 'X');
    const last = await add(one, 'B');
    await add(other, 'Y');
    const names = async (pack: Shown, query = '') => {
      const path = `/api/admin/vip/fetchVipCat?id=${pack._id}${query}`;
      return (expectSuccess(await calls.admin.get(path)).details as Shown[]).map(({ name }) => name);
    };
    const move = { kind: 'vip-items', id: last._id, place: 1 };
    expectSuccess(await calls.admin.post('/api/admin/catalogues/move').send(move));
    expect(await names(one)).toEqual(['B', 'A']);
    expect(await names(other)).toEqual(['X', 'Y']);
    expect(await names(one, '&page=2&limit=1')).toEqual(['A']);
    expect(await names(other, '&search=y')).toEqual(['Y']);
  });
});
