// Reversals of ledger entries, also in competition with returns of the same transfer.
import { expectFailure, expectSuccess } from '../support/errors.js';
import { userLedger } from './user-ledger.js';

const ledger = userLedger();

describe('POST /api/admin/ledger/reverse/{id}', () => {
  it('should reverse an entry once, by a second entry with the reason', async () => {
    const { app } = ledger;
    const id = await ledger.send(30);
    expectSuccess(await ledger.reverse(id));
    expect(await ledger.coins()).toBe(100);
    expect(await ledger.statement()).toMatchObject({
      details: [
        {
          kind: 'reversal',
          amount: -30,
          reversalOf: id,
          reason: 'Sent to the wrong user',
          reversible: false,
        },
        { kind: 'send', takenBack: 'reversed', reversible: false },
        { kind: 'opening', takenBack: '', reversible: false },
      ],
    });
    expectFailure(await ledger.reverse(id), 'INVALID_TRANSITION');
    const audit = await app.connection
      .collection('audit')
      .findOne({ action: 'coins.reverse', 'target.id': id });
    expect(audit).toMatchObject({ reason: 'Sent to the wrong user', actor: { name: 'Administrator' } });
  });

  it('should refuse a reversal when the reason is empty, the entry unknown or its kind not reversible', async () => {
    const [{ _id: opening }] = (await ledger.statement()).details as [{ _id: string }];
    expectFailure(await ledger.reverse(opening), 'INVALID_TRANSITION');
    expectFailure(await ledger.reverse(opening, ' '), 'VALIDATION_FAILED', 'reason');
    expectFailure(await ledger.reverse('66f0c0ffee00000000000001'), 'NOT_FOUND');
  });

  it('should return 409 when the user no longer has the coins', async () => {
    const id = await ledger.send(30);
    expectSuccess(await ledger.giveBack(110));
    expectFailure(await ledger.reverse(id), 'INSUFFICIENT_COINS');
    expect(await ledger.coins()).toBe(20);
  });

  it('should return 409 when the transfer was already returned or reversed', async () => {
    const [returned, reversed] = [await ledger.send(30), await ledger.send(40)];
    expectSuccess(await ledger.giveBack(30, { transfer: returned }));
    expect((await ledger.statement()).details).toMatchObject([
      { kind: 'return', reversible: true },
      { _id: reversed, takenBack: '', reversible: true },
      { _id: returned, takenBack: 'returned', reversible: false },
      {},
    ]);
    expectFailure(await ledger.reverse(returned), 'INVALID_TRANSITION');
    expectSuccess(await ledger.reverse(reversed));
    expectFailure(await ledger.giveBack(40, { transfer: reversed }), 'INVALID_TRANSITION');
    expect(await ledger.coins()).toBe(100);
  });

  it('should apply only one of a concurrent return and reversal', async () => {
    const transfer = await ledger.send(30);
    const responses = await Promise.all([ledger.reverse(transfer), ledger.giveBack(30, { transfer })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ledger.coins()).toBe(100);
  });

  it('should name who was first to the seven losers when eight reversals or returns run concurrently', async () => {
    const [reversed, returned] = [await ledger.send(30), await ledger.send(40)];
    for (const attempt of [
      () => ledger.reverse(reversed),
      () => ledger.giveBack(40, { transfer: returned }),
    ]) {
      const responses = await Promise.all(Array.from({ length: 8 }, attempt));
      const lost = responses.filter(({ status }) => status !== 200);
      expect(lost).toHaveLength(7);
      for (const response of lost) {
        expectFailure(response, 'INVALID_TRANSITION');
        expect(response.text).toMatch(/Administrator has already (returned these coins|reversed this entry)/);
      }
    }
    expect(await ledger.coins()).toBe(100);
  });
});
