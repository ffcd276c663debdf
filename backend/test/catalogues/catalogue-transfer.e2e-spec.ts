// The catalogues of an old environment are exported, checked and imported into a new environment.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSFERABLE_KINDS } from '../../src/modules/catalogues/transfer/transferables.js';
import { expectSuccess } from '../support/errors.js';
import type { Shown } from './catalogue-calls.js';
import { add, exported, filesIn, list, reported, transferApps } from './catalogue-transfer.js';

const apps = transferApps();

/** The fields that do not depend on where the files are stored. */
const content = ({ version: _version, ...record }: Shown) =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => typeof value !== 'string' || !value.includes('uploads/')),
  );
describe('a new environment that imports from an old one', () => {
  const ids: Record<string, string> = {};

  // Categories and packs come before their gifts and items.
  const order = [...TRANSFERABLE_KINDS].sort(
    (one, other) =>
      Number(/^(live-gifts|vip-items)$/.test(one)) - Number(/^(live-gifts|vip-items)$/.test(other)),
  );
  it.each(order)('should have the same %s with their files', async (kind) => {
    const added = [await add(apps.from, kind, ids), await add(apps.from, kind, ids)];
    ids[kind] ??= added[0]!._id;
    const hide = { kind, id: added[1]!._id, shown: false };
    expectSuccess(await apps.from.post('/api/admin/catalogues/shown').send(hide));
    const { content: file, headers } = await exported(apps.from, kind, 'zip');
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename=${kind}.zip`,
    });
    const before = await list(apps.from, kind, ids);

    const checked = await reported(apps.to, kind, 'check', file);
    expect(checked).toMatchObject({ added: before.length, changed: 0, refused: 0 });
    if (kind !== 'vip-items') expect(await list(apps.to, kind)).toEqual([]);
    expect(filesIn(apps.fresh, kind)).toEqual([]);

    expect(await reported(apps.to, kind, 'import', file)).toEqual(checked);
    const after = await list(apps.to, kind, ids);
    expect(after.map(content)).toEqual(before.map(content));
    expect(filesIn(apps.fresh, kind)).toHaveLength(filesIn(apps.old, kind).length);
    expect(readdirSync(join(apps.fresh.dataDir, 'incoming'))).toEqual([]);
  });

  it.each(['zip', 'csv', 'json'] as const)(
    'should leave an audit record of each %s export',
    async (format) => {
      const exports = apps.old.connection.collection('audit');
      const filter = { action: 'catalogue.export', 'after.format': format };
      const before = await exports.countDocuments(filter);
      const { headers } = await exported(apps.from, 'tags', format);
      expect(await exports.countDocuments(filter)).toBe(before + 1);
      expect(await exports.findOne({ requestId: headers['x-request-id'] as string })).toMatchObject({
        actor: { role: 'admin' },
        target: { kind: 'catalogue', id: 'tags' },
      });
    },
  );

  it('should stay unchanged when the same file is imported again', async () => {
    const { content: file } = await exported(apps.to, 'frames', 'zip');
    const before = await list(apps.to, 'frames');
    const same = { added: 0, changed: 0, unchanged: before.length, refused: 0 };
    expect(await reported(apps.to, 'frames', 'import', file)).toMatchObject(same);
    expect(await list(apps.to, 'frames')).toEqual(before);
  });

  it('should get every record except the record whose file is missing', async () => {
    const before = await list(apps.from, 'tags');
    const lost = await add(apps.from, 'tags');
    const image = String(lost['image']);
    rmSync(join(apps.old.dataDir, image.slice(image.indexOf('uploads/'))));
    const { content: file } = await exported(apps.from, 'tags', 'zip');
    const report = await reported(apps.to, 'tags', 'check', file);
    expect(report).toMatchObject({ changed: before.length, refused: 1 });
    expect(report.rows.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { errors: [{ field: 'image' }] },
    ]);
  });
});
