// The settings that the app reads before sign-in.
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const read = async () =>
  expectSuccess(await app.guest().get('/api/app/settings')).details as Record<string, unknown>;

describe('GET /api/app/settings', () => {
  it('should show the live time at once after staff change it', async () => {
    const { details } = expectSuccess(await admin.agent.get('/api/admin/livetime/getlivetime'));
    const { _id } = details as { _id: string };
    expectSuccess(
      await admin.agent.put(`/api/admin/livetime/editlivetime?id=${_id}`).send({ days: 22, time: 75 }),
    );
    expect(await read()).toMatchObject({ liveDays: 22, liveMinutes: 75 });
  });

  it('should show the public ids of services and no secret', async () => {
    const found = expectSuccess(await admin.agent.get('/api/admin/secretfile')).details;
    const [{ _id }] = found as [{ _id: string }];
    const keys = {
      agoraId: 'agora-app',
      googleClientId: 'client.apps.example',
      agoraCertificate: 'certificate-1',
      stripeKey: 'stripe-1',
      stripePublishableKey: 'pk-1',
      stripeWebhookSecret: 'whsec-1',
    };
    expectSuccess(await admin.agent.put(`/api/admin/secretfile/${_id}`).send(keys));
    const details = await read();
    expect(details).toMatchObject({
      agoraAppId: 'agora-app',
      googleClientId: 'client.apps.example',
      stripePublishableKey: 'pk-1',
    });
    expect(Object.keys(details).sort()).toEqual([
      'agoraAppId',
      'familyCount',
      'familyImage',
      'googleClientId',
      'liveDays',
      'liveMinutes',
      'stripePublishableKey',
    ]);
    expect(JSON.stringify(details)).not.toMatch(/certificate-1|stripe-1|whsec-1/);
  });

  it('should answer 304 to the ETag of an unchanged response, and 200 after a change', async () => {
    const first = await app.guest().get('/api/app/settings');
    const again = () => app.guest().get('/api/app/settings').set('If-None-Match', first.get('ETag')!);
    expect((await again()).status).toBe(304);
    const found = expectSuccess(await admin.agent.get('/api/admin/familyImage/image')).details;
    const [{ _id, count }] = found as [{ _id: string; count: number }];
    expectSuccess(
      await admin.agent.post(`/api/admin/familyImage/update?id=${_id}`).field('count', count + 1),
    );
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(expectSuccess(changed).details).toMatchObject({ familyCount: count + 1 });
  });
});
