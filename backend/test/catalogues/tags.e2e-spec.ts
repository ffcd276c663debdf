import { UserChangesService } from '../../src/modules/users/user-changes.service.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

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

  it('should return all tags by title with exactly the documented fields', async () => {
    const { titles, total, pages, details } = await list();
    expect(titles).toEqual(['Official Host', 'Rising Star', 'Verified (100%)']);
    expect({ total, pages }).toEqual({ total: 3, pages: 1 });
    expect((details as object[])[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      version: 0,
      title: 'Official Host',
      image: '',
    });
  });

  it('should return one page', async () => {
    expect(await list({ page: 2, limit: 2 })).toMatchObject({
      titles: ['Verified (100%)'],
      total: 3,
      pages: 2,
    });
  });

  it('should search anywhere in the title, in any case and literally', async () => {
    expect((await list({ search: 'STAR' })).titles).toEqual(['Rising Star']);
    expect((await list({ search: '(100%)' })).titles).toEqual(['Verified (100%)']);
    expect(await list({ search: '.*' })).toMatchObject({ titles: [], total: 0, pages: 0 });
  });

  it('should return 400 when the page is invalid', async () => {
    expectFailure(await admin.get('/api/admin/tag/getTag?page=-1'), 'VALIDATION_FAILED', 'page');
    expectFailure(await admin.get('/api/admin/tag/getTag?limit=101'), 'VALIDATION_FAILED', 'limit');
  });
});

describe('DELETE /api/admin/tag/deleteTag/{id}', () => {
  let app: TestApp;
  let admin: Agent;
  beforeAll(async () => {
    app = await startApp();
    ({ agent: admin } = await app.as('admin'));
  });
  afterAll(() => app.close());

  const tagOf = async (id: string) => {
    const { details } = expectSuccess(await admin.get('/api/admin/view_user').query({ id }));
    return (details as { myTag: string }).myTag;
  };

  it('should remove the tag from its users and record that in the audit log', async () => {
    const [gone, other] = [await app.create.tag(), await app.create.tag()];
    const users = [await app.create.user({ tag: gone._id }), await app.create.user({ tag: other._id })];
    const ids = users.map(({ _id }) => _id.toHexString());
    expectSuccess(await admin.delete(`/api/admin/tag/deleteTag/${gone._id.toHexString()}`));
    expect([await tagOf(ids[0]!), await tagOf(ids[1]!)]).toEqual(['', other._id.toHexString()]);
    const record = await app.connection.collection('audit').findOne({ action: 'tags.delete' });
    expect(record).toMatchObject({ after: { uses: ['1 users: released'] } });
  });

  it('should name tags by their titles in the history of a user', async () => {
    const [first, second] = [await app.create.tag(), await app.create.tag()];
    const id = (await app.create.user())._id.toHexString();
    for (const tag of [first, second]) {
      const body = { myTag: tag._id.toHexString() };
      expectSuccess(await admin.post('/api/admin/usertag').query({ id }).send(body));
    }
    const { details } = expectSuccess(await admin.get('/api/admin/audit').query({ target: id }));
    expect((details as { changes: object[] }[])[0]!.changes).toEqual([
      { field: 'tag', change: 'changed', value: 'text', before: first.title, after: second.title },
    ]);
  });

  it('should remove from users a tag that an older version deleted', async () => {
    const [gone, other] = [await app.create.tag(), await app.create.tag()];
    const users = [await app.create.user({ tag: gone._id }), await app.create.user({ tag: other._id })];
    await app.connection.collection('tags').updateOne({ _id: gone._id }, { $set: { deletedAt: new Date() } });
    await app.nest.get(UserChangesService).dropDeletedTags();
    expect([await tagOf(users[0]!._id.toHexString()), await tagOf(users[1]!._id.toHexString())]).toEqual([
      '',
      other._id.toHexString(),
    ]);
  });
});
