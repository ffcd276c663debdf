// Each role finds its own records only, and by no field that the role cannot read.
import { idOf, SearchWorld } from './search-world.js';

const world = new SearchWorld();
beforeAll(() => world.start());
afterAll(() => world.app.close());

describe('GET /api/search', () => {
  const ROLES = ['bd', 'agencyadmin', 'agency', 'coin'] as const;
  const FOUND = {
    bd: ['host', 'agency', 'agencyadmin'],
    agencyadmin: ['host', 'agency'],
    agency: ['host'],
    coin: ['transfer'],
  };

  it.each(ROLES)('should find the kinds of %s in its own branch only', async (role) => {
    const caller = await world.app.as(role, world.own[role] as never);
    expect((await world.found('meera', caller)).map(({ kind }) => kind)).toEqual(FOUND[role]);
    expect(await world.ids('zoya', caller)).toEqual([]);
  });

  it.each(ROLES)('should hide foreign records from %s by each field', async (role) => {
    const caller = await world.app.as(role, world.own[role] as never);
    const { bd, agencyadmin, agency, coin, user, host, sale } = world.foreign;
    const staff = [bd, agencyadmin, agency, coin].flatMap((account) => [
      ...[account.name, account.uniqueId, account.number, account.email, idOf(account)],
    ]);
    const people = [user.username, user.name, user.number, host.realName, idOf(user), idOf(host), idOf(sale)];
    for (const search of [...staff, ...people])
      expect([search, await world.ids(search, caller)]).toEqual([search, []]);
  });

  it('should not reveal to a coin agency the phone of its buyer', async () => {
    const coin = await world.app.as('coin', world.own.coin);
    expect(await world.ids(world.own.user.username, coin)).toEqual([idOf(world.own.sale)]);
    expect(await world.ids(world.own.user.number, coin)).toEqual([]);
    expect(await world.ids(world.own.user.number.slice(0, 4), coin)).toEqual([]);
  });

  it('should not reveal to an agency the phone of a user behind its host', async () => {
    const agency = await world.app.as('agency', world.own.agency);
    const moved = '917999888777';
    await world.app.connection
      .collection('users')
      .updateOne({ _id: world.own.user._id }, { $set: { number: moved } });
    expect(await world.ids(world.own.host.number, agency)).toEqual([idOf(world.own.host)]);
    expect(await world.ids(moved, agency)).toEqual([]);
  });

  it('should leave out kinds that the role does not find', async () => {
    const agency = await world.app.as('agency', world.own.agency);
    expect(await world.ids('meera', agency, 'user,coin,transfer')).toEqual([]);
  });
});
