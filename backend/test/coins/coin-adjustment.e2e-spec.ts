// The admin sets a user's balance, level and experience.
import { coinTransfers } from './coin-transfers.js';
import { expectFailure, expectSuccess } from '../support/errors.js';

const transfers = coinTransfers();

describe('POST /api/app/edit/update', () => {
  const adjust = (body: object) =>
    transfers.admin.agent
      .post('/api/app/edit/update')
      .send({ number: transfers.user.number, coin: 50, level: 3, experience: 120, ...body });

  it('should set level, experience and, by a movement, the balance', async () => {
    const { app, user } = transfers;
    expectSuccess(await adjust({ coin: '80' }));
    expect(await app.stored('users', user._id)).toMatchObject({ coin: 80, level: 3, experience: 120 });
    expectSuccess(await adjust({ coin: 0, number: `+${user.number}` }));
    expect(await transfers.coinsOf(user)).toBe(0);
  });

  it('should move no coins when the balance stays the same', async () => {
    const { app } = transfers;
    const count = () => app.connection.collection('ledgerentries').countDocuments();
    const before = await count();
    expectSuccess(await adjust({}));
    expect(await count()).toBe(before);
  });

  it('should return 400 when the amount is invalid and 404 when the user is unknown', async () => {
    expectFailure(await adjust({ coin: '' }), 'VALIDATION_FAILED', 'coin');
    expectFailure(await adjust({ coin: -1 }), 'VALIDATION_FAILED', 'coin');
    expectFailure(await adjust({ number: '910000000000' }), 'NOT_FOUND', 'number');
  });
});
