// What only coin agencies and agencies have: balances, approved hosts, and an agency admin above.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { AGENCY, COIN_AGENCY, staffAccounts } from './staff-accounts.js';

const staff = staffAccounts();

describe('a coin agency', () => {
  it('should store its number with a leading plus', async () => {
    expect((await staff.added(COIN_AGENCY, { number: '91 98765 43210' })).number).toBe('+919876543210');
  });

  it('should return 409 to its deletion when it has coins', async () => {
    const { app } = staff;
    const { _id } = await app.create.coinAgency({ coins: 5 });
    expectFailure(await staff.remove(COIN_AGENCY, _id.toHexString()), 'IN_USE');
    expectSuccess(await staff.read(COIN_AGENCY, _id.toHexString()));
  });
});

describe('an agency', () => {
  it('should count its approved hosts', async () => {
    const { app, admin } = staff;
    const { uniqueId } = await staff.added(AGENCY);
    await app.create.host(await app.create.user(), uniqueId!, { status: 1 });
    await app.create.host(await app.create.user(), uniqueId!, { status: 0 });
    const body = expectSuccess(await admin.get(`/api/${AGENCY.list.path}?search=${uniqueId!}`));
    expect(body.details).toMatchObject([{ hosts: 1 }]);
  });

  it('should move to the BD of its new agency admin', async () => {
    const { app } = staff;
    const other = await app.create.bd();
    const there = await app.create.agencyAdmin({ createBy: other.uniqueId });
    const { _id } = await staff.added(AGENCY);
    const body = expectSuccess(await staff.update(AGENCY, _id!, { admin: there._id.toHexString() }));
    expect(body.details).toMatchObject({ admin: there.uniqueId, bd: other.uniqueId });
  });

  it('should refuse a BD or agency admin when the two do not belong together', async () => {
    const { app } = staff;
    const other = await app.create.bd();
    expectFailure(await staff.add(AGENCY, { bd: other.uniqueId }), 'VALIDATION_FAILED', 'bd');
    expectFailure(await staff.add(AGENCY, { admin: 'AA000000' }), 'NOT_FOUND', 'admin');
    expectFailure(await staff.add(AGENCY, { bd: '' }), 'VALIDATION_FAILED', 'bd');
  });

  it('should accept a whole record, and return 404 to a move, when the agency admin is deleted', async () => {
    const { app, admin } = staff;
    const gone = await app.create.agencyAdmin({ createBy: staff.bd.uniqueId });
    const { _id, bd: above, admin: under } = await staff.added(AGENCY, { admin: gone.uniqueId });
    const elsewhere = await staff.added(AGENCY);
    expectSuccess(await admin.delete(`/api/agencadminpanel/delete?id=${gone._id.toHexString()}`));
    const whole = { bd: above!, admin: under!.toLowerCase(), name: 'Renamed' };
    expect(expectSuccess(await staff.update(AGENCY, _id!, whole)).details).toMatchObject({
      bd: above,
      admin: under,
      name: 'Renamed',
    });
    expectFailure(await staff.update(AGENCY, elsewhere._id!, whole), 'NOT_FOUND', 'admin');
  });
});
