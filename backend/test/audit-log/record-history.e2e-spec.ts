// The history of staff accounts for staff below the platform admin: what they may know of whose changes.
import type { RecordHistoryEntryDto } from '../../src/modules/audit-log/record-history.dto.js';
import type { Actor, Agent, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let asha: Actor<'admin'>;
let bd: Actor<'bd'>;
let agencyAdmin: Actor<'agencyadmin'>;
let agency: Actor<'agency'>;

beforeAll(async () => {
  app = await sharedApp();
  asha = await app.as('admin', await app.create.admin({ name: 'Asha Rao' }));
  bd = await app.as('bd', await app.create.bd({ name: 'Bela' }));
  const createBy = bd.record.uniqueId;
  agencyAdmin = await app.as('agencyadmin', await app.create.agencyAdmin({ createBy, name: 'Anil' }));
  const admin = agencyAdmin.record.uniqueId;
  agency = await app.as('agency', await app.create.agency({ admin, bd: createBy, name: 'Aurora' }));
});
afterAll(() => app.close());

const read = (agent: Agent, kind: string, record: string, more: object = {}) =>
  agent.get('/api/audit/record').query({ kind, record, ...more });
const history = async (agent: Agent, kind: string, record: string, more: object = {}) => {
  const { details, total } = expectSuccess(await read(agent, kind, record, more));
  return { entries: details as RecordHistoryEntryDto[], total: total as number };
};
const changed = ({ changes }: RecordHistoryEntryDto) =>
  changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`);
const disable = async (kind: string, id: string) =>
  expectSuccess(
    await asha.agent
      .post('/api/admin/staffaccount/status')
      .send({ kind, id, disabled: true, reason: 'Suspected fraud' }),
  );
const rename = async (by: Agent, id: string, name: string) =>
  expectSuccess(await by.post('/api/admin/agencyPanel/updateAgencyPanel').field({ id, name }));

describe('GET /api/audit/record', () => {
  it('should list the changes of an agency to its agency admin, its BD and itself, newest first', async () => {
    await rename(agencyAdmin.agent, agency.id, 'Aurora Talent');
    const edit = agency.agent.patch(`/api/agency/edit/${agency.id}`);
    expectSuccess(await edit.field({ id: agency.id, number: '917000000009' }));
    for (const { agent } of [agencyAdmin, bd, agency]) {
      const { entries, total } = await history(agent, 'agency', agency.id);
      expect(total).toBe(2);
      expect(entries).toMatchObject([
        { action: 'agency.update', by: 'Aurora Talent', role: 'agency' },
        { action: 'agency.update', by: 'Anil', role: 'agencyadmin' },
      ]);
      expect(entries.map(changed)).toEqual([
        [`number: ${agency.record.number} → 917000000009`],
        ['name: Aurora → Aurora Talent'],
      ]);
      expect(Object.keys(entries[0]!).sort()).toEqual(
        ['_id', 'action', 'at', 'by', 'changes', 'reason', 'role', 'undo'].sort(),
      );
    }
  });

  it('should show the changes of a platform admin without the name and the reason', async () => {
    const { _id } = await app.create.agencyAdmin({ createBy: bd.record.uniqueId });
    const id = _id.toHexString();
    await disable('agencyadmin', id);
    const { entries } = await history(bd.agent, 'agencyadmin', id);
    expect(entries).toMatchObject([{ action: 'agencyadmin.disable', by: '', role: 'admin', reason: '' }]);
    expect(JSON.stringify(entries)).not.toMatch(/Asha|fraud/);
  });

  it('should show that a password changed, and neither its value nor that someone viewed it', async () => {
    const { _id } = await app.create.agencyAdmin({ createBy: bd.record.uniqueId });
    const id = _id.toHexString();
    const update = (name: string, value: string) =>
      bd.agent.put(`/api/agencadminpanel/updateagencyadmin?id=${id}`).field(name, value);
    expectSuccess(await update('password', 'another-password-1'));
    expectSuccess(await asha.agent.post('/api/admin/staffpassword/reveal').send({ kind: 'agencyadmin', id }));
    const { body } = await read(bd.agent, 'agencyadmin', id);
    const entries = (body as { details: RecordHistoryEntryDto[] }).details;
    expect(entries.map(({ action }) => action)).toEqual(['agencyadmin.update']);
    expect(entries.map(changed)).toEqual([['password: •••• → ••••']]);
  });

  it('should name neither a former agency admin nor where an agency belonged before its move', async () => {
    const former = await app.as('agencyadmin', await app.create.agencyAdmin({ name: 'Former' }));
    const { uniqueId: admin, createBy } = former.record;
    const { _id } = await app.create.agency({ admin, bd: createBy });
    const id = _id.toHexString();
    await rename(former.agent, id, 'Comet');
    const to = { id, admin: agencyAdmin.record.uniqueId, bd: bd.record.uniqueId };
    expectSuccess(await asha.agent.post('/api/admin/agencyPanel/updateAgencyPanel').field(to));
    const { entries } = await history(agencyAdmin.agent, 'agency', id);
    expect(entries).toMatchObject([
      { by: '', role: 'admin', changes: [] },
      { by: '', role: 'agencyadmin', changes: [{ field: 'name', after: 'Comet' }] },
    ]);
    expectFailure(await read(former.agent, 'agency', id), 'NOT_FOUND');
  });

  it('should answer pages of at most 100 changes', async () => {
    const coin = await app.as('coin');
    for (const name of ['One', 'Two', 'Three']) {
      const edit = coin.agent.patch(`/api/coinPanel/edit/${coin.id}`);
      expectSuccess(await edit.field({ id: coin.id, name }));
    }
    const second = await history(coin.agent, 'coin', coin.id, { page: 2, limit: 2 });
    expect(second.total).toBe(3);
    expect(second.entries).toMatchObject([{ changes: [{ field: 'name', after: 'One' }] }]);
    expectFailure(await read(coin.agent, 'coin', coin.id, { limit: 101 }), 'VALIDATION_FAILED', 'limit');
  });

  it('should return 400 for another kind or a value that is no id', async () => {
    expectFailure(await read(bd.agent, 'user', bd.id), 'VALIDATION_FAILED', 'kind');
    expectFailure(await read(bd.agent, 'bd', 'BD100001'), 'VALIDATION_FAILED', 'record');
  });

  it('should return 401 to guests, and 403 to platform admins and users of the app', async () => {
    expectFailure(await app.guest().get('/api/audit/record'), 'UNAUTHENTICATED');
    for (const role of ['admin', 'user'] as const) {
      const { agent } = await app.as(role);
      expectFailure(await read(agent, 'agency', agency.id), 'FORBIDDEN');
    }
  });

  it('should return 404 for a record that is above, foreign, of another kind, deleted or unknown', async () => {
    const foreign = await app.create.agencyAdmin();
    const deleted = await app.create.agencyAdmin({ createBy: bd.record.uniqueId, deleted: true });
    const refused: [Actor, string, string][] = [
      [agencyAdmin, 'bd', bd.id],
      [agency, 'agencyadmin', agencyAdmin.id],
      [bd, 'agencyadmin', foreign._id.toHexString()],
      [bd, 'agency', agencyAdmin.id],
      [bd, 'agencyadmin', deleted._id.toHexString()],
      [bd, 'coin', (await app.create.coinAgency())._id.toHexString()],
      [bd, 'agency', 'f'.repeat(24)],
    ];
    for (const [{ agent }, kind, id] of refused) expectFailure(await read(agent, kind, id), 'NOT_FOUND');
  });
});
