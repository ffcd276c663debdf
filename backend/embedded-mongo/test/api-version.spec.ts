import { TestServer } from './server.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.destroy());

describe('the API version that a command declares', () => {
  it('should accept only version 1, and only stable commands and stages when apiStrict is set', async () => {
    const db = (await server.connect()).db('test');
    const strict = { apiVersion: '1', apiStrict: true };
    await expect(db.command({ ping: 1, ...strict })).resolves.toMatchObject({ ok: 1 });
    await expect(db.command({ ping: 1, apiVersion: '2' })).rejects.toMatchObject({ code: 322 });
    await expect(db.command({ ping: 1, apiStrict: true })).rejects.toMatchObject({ code: 322 });
    await expect(db.command({ distinct: 'a', key: 'b', ...strict })).rejects.toMatchObject({ code: 323 });
    const pipeline = [{ $indexStats: {} }];
    await expect(db.command({ aggregate: 'a', pipeline, cursor: {}, ...strict })).rejects.toMatchObject({
      code: 323,
    });
  });
});
