// Imports of hosts: users of the app become hosts under the rules of Add Host.
import type { Agency } from '../../src/modules/staff/agency/agency.schema.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { ended, preview, previewed, start } from '../withdrawals/salary-runs.js';
import { sharedApp } from '../support/shared-app.js';

const PATH = '/api/admin/hostimports';

let app: TestApp;
let admin: Actor<'admin'>;
let agency: Agency;
let users: User[];
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  agency = await app.create.agency();
});
beforeEach(async () => {
  users = [await app.create.user(), await app.create.user()];
});
afterAll(() => app.close());

const table = (...rows: string[]) => ['user,agency,realName,number', ...rows].join('\n');
const rowOf = (user: string, code = agency.uniqueId) => `${user},${code},Anita Sharma,+91 90000 00001`;
const imported = async (text: string, rows: number) => {
  const { import: id } = expectSuccess(await start(admin, text, { rows }, undefined, PATH));
  return ended(admin, String(id));
};

describe('POST /api/admin/hostimports/preview', () => {
  it('should find users by username and by phone number', async () => {
    const text = table(rowOf(users[0]!.username), rowOf(`+${users[1]!.number}`));
    const shown = await previewed(admin, text, PATH);
    expect(shown.rows.map(({ label, errors }) => [label, errors])).toEqual(
      users.map(({ username }) => [username, []]),
    );
  });

  it('should name each error at its column', async () => {
    await imported(table(rowOf(users[0]!.username)), 1);
    const text = table(
      rowOf(users[0]!.username),
      rowOf('nobody.here'),
      rowOf(users[1]!.username, 'AG000000'),
      rowOf(users[1]!.username),
      `${users[1]!.username},${agency.uniqueId},,1`,
    );
    const shown = await previewed(admin, text, PATH);
    expect(
      shown.rows.flatMap(({ row, errors }) => errors.map(({ field, message }) => [row, field, message])),
    ).toEqual([
      [2, 'user', 'This user has another pending or approved application'],
      [3, 'user', 'no user found'],
      [4, 'agency', 'This agency does not exist'],
      [5, 'user', 'The same as in row 4'],
      [6, 'realName', 'This field cannot be empty'],
      [6, 'number', 'Enter a phone number of 5 to 15 digits'],
    ]);
  });

  it('should return 403 for the roles that may not add hosts', async () => {
    for (const role of ['bd', 'agencyadmin', 'agency', 'coin'] as const) {
      const caller = await app.as(role);
      expectFailure(await preview(caller, table(rowOf(users[0]!.username)), PATH), 'FORBIDDEN');
    }
  });
});

describe('POST /api/admin/hostimports', () => {
  it('should make each user a host at once, with one audit record each', async () => {
    const run = await imported(table(...users.map(({ username }) => rowOf(username))), 2);
    expect(run).toMatchObject({ done: 2, failed: 0 });
    for (const { _id } of users) {
      expect(await app.stored('users', _id)).toMatchObject({ host: true });
      const host = await app.connection.collection('hosts').findOne({ user: _id });
      expect(host).toMatchObject({ status: 1, agencyCode: agency.uniqueId, number: '919000000001' });
      const records = { action: 'host.add', 'target.id': String(host!._id) };
      expect(await app.connection.collection('audit').countDocuments(records)).toBe(1);
    }
  });

  it('should add nothing when one row has an error', async () => {
    const text = table(rowOf(users[0]!.username), rowOf('nobody.here'));
    expectFailure(await start(admin, text, { rows: 2 }, undefined, PATH), 'VALIDATION_FAILED', 'file');
    expect(await app.connection.collection('hosts').countDocuments({ user: users[0]!._id })).toBe(0);
  });
});
