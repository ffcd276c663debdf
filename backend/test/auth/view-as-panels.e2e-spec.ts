// A view in the browser of its Owner: a cookie of its own next to those of all panels.
import { Types } from 'mongoose';
import type { Response } from 'supertest';
import { OWNER_SET } from '../../src/modules/staff/admins/rights/built-in-sets.js';
import { startApp, type TestApp } from '../support/app.js';
import { allCookiesOf, cookieHeader } from '../support/cookies.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { kindsOf, ownHistory } from '../support/sign-in-history.js';
import { viewAs } from './views.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const OTHER_ID = '66f0c0ffee00000000000001';
const idIn = (response: Response) => (expectSuccess(response).details as { _id: string })._id;
const personIn = (response: Response) =>
  (expectSuccess(response).details as { profile: { _id: string } }).profile._id;

/** The browser of a new Owner. */
async function browser() {
  const account = await app.create.admin();
  const agent = await app.panel('admin', account);
  const ask = (panel: string, view?: string) => {
    const call = agent.get('/api/auth/me').set('X-Panel', panel);
    return view === undefined ? call : call.set('X-View', view);
  };
  return { agent, ask, id: String(account._id) };
}

describe('a view in a panel', () => {
  it('should have a cookie of its own, and no token in the answer', async () => {
    const { agent } = await browser();
    const bd = await app.create.bd();
    const response = await viewAs({ agent }, 'bd', String(bd._id));
    expect(expectSuccess(response)).not.toHaveProperty('accessToken');
    const [cookie, ...others] = allCookiesOf(response);
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'view_access',
      attributes: { path: '/', httponly: '', samesite: 'Strict' },
    });
    expect(Date.parse(cookie!.attributes.expires!) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    expect(response.text).not.toContain(cookie!.value);
  });

  it('should pick the cookie by X-View, also for another admin and for a BD of the same browser', async () => {
    const { agent, ask, id } = await browser();
    const [admin, own, seen] = [await app.create.admin(), await app.create.bd(), await app.create.bd()];
    expectSuccess(await app.login('bd', own, { agent, headers: { 'X-Panel': 'bd' } }));

    const ofAdmin = idIn(await viewAs({ agent }, 'admin', String(admin._id)));
    expect(personIn(await ask('admin', ofAdmin))).toBe(String(admin._id));
    expect(personIn(await ask('admin'))).toBe(id);
    expectFailure(await ask('bd', ofAdmin), 'UNAUTHENTICATED');

    const ofBd = idIn(await viewAs({ agent }, 'bd', String(seen._id)));
    expect(personIn(await ask('bd', ofBd))).toBe(String(seen._id));
    expect(personIn(await ask('bd'))).toBe(String(own._id));
    // The tab of the earlier view must not show the later one.
    expectFailure(await ask('admin', ofAdmin), 'UNAUTHENTICATED');
    expectFailure(await ask('bd', ofAdmin), 'UNAUTHENTICATED');
    expectFailure(await ask('bd', OTHER_ID), 'UNAUTHENTICATED');
    expectFailure(await ask('bd', ''), 'UNAUTHENTICATED');
  });

  it('should be named by the address where no header can be sent', async () => {
    const { agent } = await browser();
    const bd = await app.create.bd();
    const opened = await viewAs({ agent }, 'bd', String(bd._id));
    const read = (query: object) =>
      app
        .guest()
        .get('/api/auth/me')
        .set('Cookie', cookieHeader(allCookiesOf(opened)))
        .query(query);
    expect(personIn(await read({ panel: 'bd', view: idIn(opened) }))).toBe(String(bd._id));
    expectFailure(await read({ panel: 'bd' }), 'UNAUTHENTICATED');
  });

  it('should not renew or end the session of a panel', async () => {
    const { agent, ask, id } = await browser();
    const admin = await app.create.admin();
    const view = idIn(await viewAs({ agent }, 'admin', String(admin._id)));
    const refused = await agent.post('/api/auth/refresh').set('X-View', view);
    expectFailure(refused, 'UNAUTHENTICATED');
    expect(allCookiesOf(refused)).toEqual([]);
    const ended = await agent.post('/api/auth/logout').set('X-View', view);
    expectSuccess(ended);
    expect(allCookiesOf(ended).map(({ name, value }) => [name, value])).toEqual([['view_access', '']]);
    expect(personIn(await ask('admin'))).toBe(id);
    expectFailure(await ask('admin', view), 'UNAUTHENTICATED');
  });

  it.each(['bd', 'admin'] as const)(
    'should end after the idle time of the Owner when it shows %s',
    async (role) => {
      const { agent, ask } = await browser();
      const setIdleTime = (idleMinutes: number | '') =>
        agent.put(`/api/admin/rightsets/${OWNER_SET.toHexString()}`).send({ idleMinutes });
      const account = await app.create.account(role);
      const id = account._id.toHexString();
      const view = idIn(await viewAs({ agent }, role, id));
      expect(expectSuccess(await ask(role, view)).details).not.toHaveProperty('idleMinutes');
      expectSuccess(await setIdleTime(20));
      expect(expectSuccess(await ask(role, view)).details).toMatchObject({ idleMinutes: 20 });
      const at = new Date(Date.now() - 21 * 60_000);
      await app.connection
        .collection('sessions')
        .updateOne({ _id: new Types.ObjectId(view) }, { $set: { createdAt: at } });
      expectFailure(await ask(role, view), 'UNAUTHENTICATED');
      expectSuccess(await setIdleTime(''));
      const viewed = await app.as(role, account as never);
      expect(kindsOf(await ownHistory(viewed))).toEqual(['viewEnded', 'viewedBy']);
    },
  );

  it('should keep the rule that a write with a cookie names its panel', async () => {
    const { agent } = await browser();
    const bd = await app.create.bd();
    const cookie = cookieHeader(allCookiesOf(await viewAs({ agent }, 'bd', String(bd._id))));
    expectFailure(await app.guest().post('/api/auth/logout').set('Cookie', cookie), 'CSRF');
  });
});
