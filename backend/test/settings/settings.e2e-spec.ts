// Settings with one record each, created at start: family image, live time, and the sealed keys of other services.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import { SecretSettingsService } from '../../src/modules/settings/secret-settings.service.js';
import { requestContext } from '../../src/core/request-context.js';
import { AuditService } from '../../src/platform/audit/audit.service.js';
import type { FamilyImageDto, LiveTimeDto } from '../../src/modules/settings/setting.dto.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph, SVG } from '../support/factories/pictures.js';

const UNKNOWN = '66f0c0ffee00000000000001';
let app: TestApp;
let admin: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent: admin } = await app.as('admin'));
});
afterAll(() => app.close());

const auditOf = (id: string) =>
  app.connection.collection('audit').find({ 'target.id': id }).sort({ _id: 1 }).toArray();

describe('the family image', () => {
  const read = async () => {
    const details = expectSuccess(await admin.get('/api/admin/familyImage/image'))
      .details as FamilyImageDto[];
    expect(details).toHaveLength(1);
    return details[0]!;
  };
  const update = async (fields: Record<string, string>, image?: Buffer | string, id?: string) => {
    const request = admin.post('/api/admin/familyImage/update').query({ id: id ?? (await read())._id });
    for (const [name, value] of Object.entries(fields)) void request.field(name, value);
    return image ? request.attach('image', Buffer.from(image), 'family.png') : request;
  };

  it('should exist after the start', async () => {
    expect(await read()).toEqual({ _id: expect.any(String), version: 0, count: 0, image: '' });
  });

  it('should store a count and a picture and remove the former picture', async () => {
    const first = expectSuccess(await update({ count: '50' }, await photograph()));
    expect(first.message).toBe('Family details updated successfully');
    const { image } = first.details as FamilyImageDto;
    expect(first.details).toMatchObject({ count: 50, image: expect.stringMatching(/^uploads\/family\//) });
    const second = expectSuccess(await update({}, await photograph('png'))).details as FamilyImageDto;
    expect(second.image).not.toBe(image);
    expect(existsSync(join(app.dataDir, image))).toBe(false);
    expect(existsSync(join(app.dataDir, second.image))).toBe(true);
    expect(await read()).toEqual(second);
  });

  it('should keep the count when it is blank and the picture when none is sent', async () => {
    const before = await read();
    expect(expectSuccess(await update({ count: '' })).details).toEqual(before);
    expect(expectSuccess(await update({ count: ' ', image: '' })).details).toEqual(before);
    expect(expectSuccess(await update({ count: '0' })).details).toEqual({
      ...before,
      count: 0,
      version: before.version + 1,
    });
    const [first, second, ...more] = await auditOf(before._id);
    expect([first!.action, second!.action]).toEqual(['familyImage.update', 'familyImage.update']);
    expect(more).toHaveLength(1);
    expect(more[0]).toMatchObject({ before: { count: 50 }, after: { count: 0 } });
  });

  it('should return 400 when the count or the picture is invalid', async () => {
    for (const count of ['-1', '1.5', 'many', '99999999999'])
      expectFailure(await update({ count }), 'VALIDATION_FAILED', 'count');
    expectFailure(await update({}, SVG), 'FILE_REJECTED', 'image');
    expectFailure(
      await admin.post('/api/admin/familyImage/update').send({ count: 1 }),
      'VALIDATION_FAILED',
      'id',
    );
  });

  it('should return 404 when the id is unknown', async () => {
    const before = await read();
    expectFailure(await update({ count: '7' }, await photograph(), UNKNOWN), 'NOT_FOUND');
    expect(await read()).toEqual(before);
  });
});

describe('the live time', () => {
  const read = async () =>
    expectSuccess(await admin.get('/api/admin/livetime/getlivetime')).details as LiveTimeDto;
  const edit = async (body?: object, id?: string) =>
    admin
      .put('/api/admin/livetime/editlivetime')
      .query({ id: id ?? (await read())._id })
      .send(body);

  it('should exist after the start', async () => {
    expect(await read()).toEqual({ _id: expect.any(String), version: 0, days: 0, time: 0 });
  });

  it('should accept days and minutes as numbers or text, one or both', async () => {
    const body = expectSuccess(await edit({ days: 20, time: '90' }));
    expect(body.data).toMatchObject({ days: 20, time: 90 });
    expect(expectSuccess(await edit({ time: 60 })).data).toMatchObject({ days: 20, time: 60 });
    expect(await read()).toMatchObject({ days: 20, time: 60 });
    const records = await auditOf((await read())._id);
    expect(records.map(({ before, after }) => [before, after])).toEqual([
      [
        { days: 0, time: 0 },
        { days: 20, time: 90 },
      ],
      [{ time: 90 }, { time: 60 }],
    ]);
  });

  it('should return the record unchanged when the body is missing or empty', async () => {
    const before = await read();
    const count = (await auditOf(before._id)).length;
    for (const body of [undefined, {}, { days: '', time: null }])
      expect(expectSuccess(await edit(body)).data).toEqual(before);
    expect(await auditOf(before._id)).toHaveLength(count);
  });

  it('should return 400 when the time is invalid', async () => {
    expectFailure(await edit({ days: 367 }), 'VALIDATION_FAILED', 'days');
    expectFailure(await edit({ time: 527_041 }), 'VALIDATION_FAILED', 'time');
    expectFailure(await edit({ days: -1, time: 'long' }), 'VALIDATION_FAILED', 'days', 'time');
    expectFailure(await admin.put('/api/admin/livetime/editlivetime').send({}), 'VALIDATION_FAILED', 'id');
  });

  it('should return 404 when the id is unknown', async () => {
    expectFailure(await edit({ days: 1 }, UNKNOWN), 'NOT_FOUND');
  });
});

describe('the keys of other services', () => {
  const service = () => app.nest.get(SecretSettingsService);
  const EMPTY = {
    googleClientId: '',
    agoraId: '',
    agoraCertificate: '',
    sightEngineApiUser: '',
    sightEngineApiSecret: '',
    stripeKey: '',
    stripePublishableKey: '',
    stripeWebhookSecret: '',
    apiKeyForFastSMS: '',
  };
  /** Sets keys as a request of the admin does. */
  const set = async (keys: object) => {
    const recorded = jest.spyOn(app.nest.get(AuditService), 'record').mockResolvedValue();
    const { secrets: result } = await service().set(await service().id(), keys);
    const { calls } = recorded.mock;
    recorded.mockRestore();
    return { result, recorded: calls };
  };

  it('should be empty after the first start', async () => {
    expect(requestContext()).toBeUndefined();
    expect(await service().read()).toEqual(EMPTY);
  });

  it('should be returned as set, stored sealed and recorded without their values', async () => {
    const { result, recorded } = await set({ stripeKey: 'sk_live_1', agoraId: 'agora-1' });
    expect(result).toEqual({ ...EMPTY, stripeKey: 'sk_live_1', agoraId: 'agora-1' });
    const stored = JSON.stringify(await app.stored('secret-settings', await service().id()));
    expect(stored).not.toMatch(/sk_live_1|agora-1/);
    expect(recorded).toHaveLength(1);
    expect(JSON.stringify(recorded)).not.toMatch(/sk_live_1|agora-1/);
    expect(recorded[0]![0]).toMatchObject({
      before: { agoraId: '', stripeKey: '' },
      after: { agoraId: 'new value', stripeKey: 'new value' },
    });
  });

  it('should keep missing and unchanged keys and remove a key when it is empty', async () => {
    expect((await set({ stripeKey: 'sk_live_1' })).recorded).toEqual([]);
    const { result } = await set({ agoraId: '' });
    expect(result).toEqual({ ...EMPTY, stripeKey: 'sk_live_1' });
  });

  it('should stay sealed when moved to another field', async () => {
    const id = new Types.ObjectId(await service().id());
    const collection = app.connection.collection('secret-settings');
    const { sealed } = (await collection.findOne({ _id: id })) as unknown as {
      sealed: Record<string, string>;
    };
    await collection.updateOne({ _id: id }, { $set: { 'sealed.agoraId': sealed.stripeKey } });
    await expect(service().read()).rejects.toThrow();
    await collection.updateOne({ _id: id }, { $set: { 'sealed.agoraId': '' } });
  });

  it('should return 404 when the id is unknown', async () => {
    await expect(service().set(UNKNOWN, { agoraId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('should count as not set when they were sealed under a lost secret', async () => {
    const other = await startApp({
      MONGODB_URI: app.databaseUri,
      APP_SECRET: 'another secret of the tests, long enough for all',
    });
    expect(await other.nest.get(SecretSettingsService).read()).toEqual(EMPTY);
    await other.close();
  });
});

describe('the start of several processes at once', () => {
  it('should create one record of each setting', async () => {
    const others = await Promise.all([1, 2].map(() => startApp({ MONGODB_URI: app.databaseUri })));
    for (const name of ['family-image', 'live-time', 'secret-settings'])
      expect(await app.connection.collection(name).countDocuments()).toBe(1);
    await Promise.all(others.map((other) => other.close()));
  });
});
