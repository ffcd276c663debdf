// Imports of grants: users of a table get items, and an undo takes them away.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { rowsOf, undoBulk, undone } from '../support/bulk.js';
import type { Actor } from '../support/app.js';
import { ended, preview, previewed, start } from '../withdrawals/salary-runs.js';
import { daysOf, ItemWorld } from './item-world.js';

const PATH = '/api/admin/itemimports';
const w = new ItemWorld();
beforeAll(() => w.start());
beforeEach(() => w.newUser());
afterAll(() => w.stop());

const table = (...rows: string[]) => ['user,kind,item,days,reason', ...rows].join('\n');
const name = (of: Actor = w.user) => (of.record as { username: string }).username;
const send = (text: string, rows: number, key?: string) => start(w.admin, text, { rows }, key, PATH);
const imported = async (text: string, rows: number) => {
  const { import: id } = expectSuccess(await send(text, rows));
  return { _id: String(id), ...(await ended(w.admin, String(id))) };
};
const errorsOf = async (text: string) =>
  (await previewed(w.admin, text, PATH)).rows.flatMap(({ row, errors }) =>
    errors.map(({ field, message }) => [row, field, message]),
  );

describe('POST /api/admin/itemimports/preview', () => {
  it('should find users by username, _id and phone number, and items by _id and title', async () => {
    await w.add('frames', { title: 'Winner, gold' });
    const { number } = w.user.record as unknown as { number: string };
    const text = table(
      `${name()},frames,"Winner, gold",,Contest`,
      `${w.user.id.toUpperCase()},themes,${await w.add('themes')},30,Contest`,
      `+${number},entry-effects,${(await w.add('entry-effects')).toUpperCase()},0,Contest`,
    );
    const { rows, faulty } = await previewed(w.admin, text, PATH);
    expect(faulty).toBe(0);
    expect(rows).toMatchObject([
      { row: 2, label: name(), detail: 'frame Winner, gold' },
      { row: 3, label: name(), detail: 'theme Theme' },
      { row: 4, label: name(), detail: 'entry effect Golden' },
    ]);
    expect(await w.records()).toEqual([]);
  });

  it('should name each error at its row and column', async () => {
    const frame = await w.add('frames', { title: 'Owned' });
    expectSuccess(
      await w.staff('grant', { user: w.user.id, kind: 'frames', id: frame, days: 0, reason: 'For good' }),
    );
    const free = await w.add('themes', { type: 'FREE' });
    await w.add('frames', { title: 'Twin' });
    await w.add('frames', { title: 'Twin' });
    await w.add('vips', { title: 'Single' });
    await w.add('vips', { title: 'Trashed', deletedAt: new Date() });
    const text = table(
      `nobody.here,vips,Single,,Contest`,
      `${name()},gifts,Rose,,Contest`,
      `${name()},frames,Twin,,Contest`,
      `${name()},vips,single,,Contest`,
      `${name()},vips,Trashed,,Contest`,
      `${name()},themes,Theme,,Contest`,
      `${name()},themes,${free},,Contest`,
      `${name()},frames,Owned,5,Contest`,
      `${name()},vips,Single,-1,Contest`,
      `${name()},vips,Single,1.5,`,
      `${name()},vips,Single,1,Contest`,
      `${w.user.id},vips,Single,2,Contest`,
    );
    expect(await errorsOf(text)).toEqual([
      [2, 'user', 'no user found'],
      [3, 'kind', expect.stringContaining('frames')],
      [4, 'item', 'Several frames have this title. Enter the _id'],
      [5, 'item', 'This VIP pack does not exist'],
      [6, 'item', 'This VIP pack does not exist'],
      [7, 'item', 'Themes have no titles. Enter the _id'],
      [8, 'item', 'This theme is free: everybody has it'],
      [9, 'item', 'The user has this item for good'],
      [10, 'days', expect.any(String)],
      [11, 'days', expect.any(String)],
      [11, 'reason', 'This field cannot be empty'],
      [13, 'item', 'The same as in row 12'],
    ]);
  });

  it('should refuse a table that lacks a column, and accept one without days', async () => {
    await w.add('frames', { title: 'Short' });
    expectFailure(await preview(w.admin, `user,kind,item\n${name()},frames,Short`, PATH), 'FILE_REJECTED');
    const text = `reason,item,kind,user\nContest,Short,frames,${name()}`;
    expect(await errorsOf(text)).toEqual([]);
  });

  it('should return 403 for roles and admins that may not grant', async () => {
    for (const role of ['bd', 'agencyadmin', 'agency', 'coin'] as const)
      expectFailure(await preview(await w.app.as(role), table('a,frames,b,,c'), PATH), 'FORBIDDEN');
  });
});

describe('POST /api/admin/itemimports', () => {
  it('should give each item once, for its days, as the person who started', async () => {
    const [frame, effect] = [
      await w.add('frames', { title: 'Medal' }),
      await w.add('entry-effects', { title: 'Comet', type: 'ADMIN', shown: false }),
    ];
    const vip = await w.add('vips', { title: 'Crown' });
    const text = table(
      `${name()},frames,Medal,,Winner of May`,
      `${name()},entry-effects,Comet,3,Winner of May`,
      `${name()},vips,${vip},0,Winner of May`,
    );
    const key = 'item-import-key-1';
    const first = expectSuccess(await send(text, 3, key));
    expect(first.message).toBe('3 rows begun');
    expect(expectSuccess(await send(text, 3, key))).toEqual(first);
    const run = await ended(w.admin, String(first.import));
    expect(run).toMatchObject({ done: 3, failed: 0, error: '' });
    const records = await w.records();
    expect(records.map((record) => [record.kind, String(record.item), daysOf(record)])).toEqual(
      expect.arrayContaining([
        ['frames', frame, 10],
        ['entry-effects', effect, 3],
        ['vips', vip, undefined],
      ]),
    );
    expect(records).toHaveLength(3);
    for (const record of records)
      expect(record).toMatchObject({
        source: 'grant',
        reason: 'Winner of May',
        by: { id: w.admin.id },
      });
    const audit = { action: 'items.grant', 'target.id': w.user.id };
    expect(await w.app.connection.collection('audit').countDocuments(audit)).toBe(3);
  });

  it('should give nothing when a row has an error or the rows differ from the preview', async () => {
    await w.add('frames', { title: 'Ribbon' });
    const text = table(`${name()},frames,Ribbon,,Contest`, `nobody.here,frames,Ribbon,,Contest`);
    expectFailure(await send(text, 2), 'VALIDATION_FAILED', 'file');
    expectFailure(await send(table(`${name()},frames,Ribbon,,Contest`), 2), 'VERSION_CONFLICT');
    expect(await w.records()).toEqual([]);
  });

  it('should take all days of an item away where a row says so, and give them back when it is undone', async () => {
    const frame = await w.add('frames', { title: 'Stolen' });
    const other = await w.app.create.user();
    const rows = ['user,kind,item,reason,action', `${name()},frames,Stolen,Cheated,revoke`];
    expect(await errorsOf(rows.join('\n'))).toEqual([[2, 'item', 'The user does not have this item']]);
    expect(
      await errorsOf([...rows.slice(0, 1), `${other.username},frames,Stolen,Cheated,sell`].join('\n')),
    ).toEqual([[2, 'action', expect.stringContaining('revoke')]]);
    await w.buyTimes(2, frame);
    const { _id } = await imported(rows.join('\n'), 1);
    expect(await w.own()).toEqual([]);
    expect((await w.had()).map(({ reason }) => reason)).toEqual(['Cheated', 'Cheated']);
    await undone(w.admin, _id);
    expect((await w.records()).map((one) => Math.round(daysOf(one)!))).toEqual([10, 10]);
    expect(await w.differences()).toBe(0);
  });

  it('should take away what it gave when it is undone, once', async () => {
    await w.add('frames', { title: 'Star' });
    await w.add('vips', { title: 'Moon' });
    const winner = w.user;
    await w.newUser();
    const text = table(`${name()},frames,Star,,Contest`, `${name(winner)},vips,Moon,,Contest`);
    const { _id } = await imported(text, 2);
    const [lost] = await w.had(winner);
    expectSuccess(await w.staff('revoke', { id: lost!._id, reason: 'Cheated', refund: false }));
    const undo = await undone(w.admin, _id);
    expect(undo).toMatchObject({ done: 2, failed: 1 });
    expect((await rowsOf(w.admin, undo._id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['done', ''],
      ['failed', 'This item is revoked already'],
    ]);
    expect((await w.had()).map(({ state, reason }) => [state, reason])).toEqual([['revoked', 'Undone']]);
    expect((await w.had(winner)).map(({ reason }) => reason)).toEqual(['Cheated']);
    expectFailure(await undoBulk(w.admin, _id), 'INVALID_TRANSITION');
    const { details } = expectSuccess(await w.admin.agent.get(`/api/admin/batches/${_id}`));
    expect(details).toMatchObject({ source: 'import', kind: 'items', undoneBy: undo._id, undoable: false });
  });
});
