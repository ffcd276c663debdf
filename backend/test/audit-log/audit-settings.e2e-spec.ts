// The audit log says in words what a change of a setting replaced, and by what.
import type { AuditEntry } from '../../src/modules/audit-log/audit.dto.js';
import type { Actor, TestApp } from '../support/app.js';
import { startApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

const FINANCE = '0000000000000000000000a2';
const SUPPORT = '0000000000000000000000a5';

let app: TestApp;
let owner: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  owner = await app.as('admin');
});
afterAll(() => app.close());

interface Setting {
  /** Each value is sent in its turn; the first one begins with what a new installation has. */
  values: object[];
  path: () => Promise<string>;
  method: 'put' | 'post';
}
const recordOf = async (path: string) => {
  const { details } = expectSuccess(await owner.agent.get(path)) as { details: unknown };
  return ([details].flat() as { _id: string }[])[0]!._id;
};
const at = (path: string) => () => Promise.resolve(path);
const SETTINGS: Record<string, Setting> = {
  'signinrules.update': {
    ...{ method: 'put', path: at('/api/admin/signinrules') },
    values: [
      { factorRoles: [], factorSets: [FINANCE], proofOfAll: false },
      { factorRoles: [], factorSets: [FINANCE, SUPPORT], proofOfAll: false },
      { factorRoles: ['coin'], factorSets: [FINANCE, SUPPORT], proofOfAll: false },
      { factorRoles: ['coin'], factorSets: [FINANCE, SUPPORT], proofOfAll: true },
      { factorRoles: [], proofOfAll: false },
    ],
  },
  'timeZone.update': {
    ...{ method: 'put', path: at('/api/admin/timezone') },
    values: [{ zone: 'Asia/Kolkata' }, { zone: 'America/Sao_Paulo' }],
  },
  'limits.update': {
    ...{ method: 'post', path: at('/api/admin/coinlimits') },
    values: [{ send: 100 }, { send: 50 }, { withdrawal: 70 }],
  },
  'appVersion.update': {
    ...{ method: 'post', path: at('/api/admin/appversion') },
    values: [
      { minimum: '1.0', latest: '2.0' },
      { minimum: '1.1', latest: '2.0' },
    ],
  },
  'liveTime.update': {
    method: 'put',
    path: async () =>
      `/api/admin/livetime/editlivetime?id=${await recordOf('/api/admin/livetime/getlivetime')}`,
    values: [{ days: 22, time: 75 }, { days: 21 }],
  },
  'familyImage.update': {
    method: 'post',
    path: async () => `/api/admin/familyImage/update?id=${await recordOf('/api/admin/familyImage/image')}`,
    values: [{ count: 41 }, { count: 42 }],
  },
  'secretSettings.update': {
    method: 'put',
    path: async () => `/api/admin/secretfile/${await recordOf('/api/admin/secretfile')}`,
    values: [{ agoraId: 'one' }, { agoraId: 'two' }, { stripeKey: 'sk-1' }, { stripeKey: 'sk-2' }],
  },
  'rightset.update': {
    ...{ method: 'put', path: at(`/api/admin/rightsets/${SUPPORT}`) },
    values: [{ rights: ['users.read'] }, { idleMinutes: 30 }, { idleMinutes: 15 }],
  },
};

const newestOf = async (action: string) => {
  const entries = expectSuccess(
    await owner.agent.get('/api/admin/audit').query({ action, page: 1, limit: 1 }),
  ).details as unknown as AuditEntry[];
  return entries[0];
};

describe('GET /api/admin/audit', () => {
  it('should name the values before and after in words when a setting changes', async () => {
    const silent: string[] = [];
    for (const [action, { method, path, values }] of Object.entries(SETTINGS)) {
      const address = await path();
      for (const value of values) {
        const earlier = (await newestOf(action))?._id;
        expectSuccess(await owner.agent[method](address).send(value));
        const entry = await newestOf(action);
        const said = entry?.changes.filter(
          ({ value: kind, before, after }) =>
            kind !== 'id' && kind !== 'data' && (before !== after || before === '••••'),
        );
        if (entry?._id === earlier || !said?.length) silent.push(`${action} ${JSON.stringify(value)}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('should name sets, panels and zones as people know them', async () => {
    const rules = (fields: object) =>
      owner.agent.put('/api/admin/signinrules').send({ factorRoles: [], proofOfAll: false, ...fields });
    expectSuccess(await rules({ factorSets: [FINANCE] }));
    expectSuccess(await rules({ factorSets: [SUPPORT], factorRoles: ['coin'] }));
    expect((await newestOf('signinrules.update'))?.changes).toEqual([
      { field: 'factorRoles', change: 'added', value: 'text', before: '', after: 'coin' },
      { field: 'factorSets', change: 'changed', value: 'text', before: 'Finance', after: 'Support' },
    ]);
    const zone = (name: string) => owner.agent.put('/api/admin/timezone').send({ zone: name });
    expectSuccess(await zone('Asia/Kolkata'));
    expectSuccess(await zone('UTC'));
    expect((await newestOf('timeZone.update'))?.changes).toMatchObject([
      { field: 'zone', before: 'Asia/Kolkata', after: 'UTC' },
    ]);
  });
});
