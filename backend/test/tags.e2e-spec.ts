import { type Agent, startApp, type TestApp } from './app.js';
import { expectFailure, expectSuccess } from './errors.js';

describe('GET /api/admin/tag/getTag', () => {
  let app: TestApp;
  let admin: Agent;
  beforeAll(async () => {
    app = await startApp();
    for (const title of ['Rising Star', 'Official Host', 'Verified (100%)']) await app.create.tag(title);
    ({ agent: admin } = await app.as('admin'));
  });
  afterAll(() => app.close());

  const list = async (query: object = {}) => {
    const body = expectSuccess(await admin.get('/api/admin/tag/getTag').query(query));
    const titles = (body.details as { title: string }[]).map(({ title }) => title);
    return { titles, total: body.total, pages: body.pages, details: body.details };
  };

  it('should answer all tags by title, exactly the documented fields', async () => {
    const { titles, total, pages, details } = await list();
    expect(titles).toEqual(['Official Host', 'Rising Star', 'Verified (100%)']);
    expect({ total, pages }).toEqual({ total: 3, pages: 1 });
    expect((details as object[])[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: 'Official Host',
      image: '',
    });
  });

  it('should page', async () => {
    expect(await list({ page: 2, limit: 2 })).toMatchObject({
      titles: ['Verified (100%)'],
      total: 3,
      pages: 2,
    });
  });

  it('should search anywhere in the title, in any case, literally', async () => {
    expect((await list({ search: 'STAR' })).titles).toEqual(['Rising Star']);
    expect((await list({ search: '(100%)' })).titles).toEqual(['Verified (100%)']);
    expect(await list({ search: '.*' })).toMatchObject({ titles: [], total: 0, pages: 0 });
  });

  it('should refuse an unusable page', async () => {
    expectFailure(await admin.get('/api/admin/tag/getTag?page=-1'), 'VALIDATION_FAILED', 'page');
    expectFailure(await admin.get('/api/admin/tag/getTag?limit=101'), 'VALIDATION_FAILED', 'limit');
  });
});
