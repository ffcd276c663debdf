// What the bank accepts: checked at the request, shown in the rows of old requests, and excluded from bank exports.
import { Types } from 'mongoose';
import type { Withdrawal } from '../../src/modules/withdrawals/withdrawal.schema.js';
import { bankSeals } from '../support/bank-seals.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { BANK, withdrawals } from './withdrawals.js';

const w = withdrawals();
const ask = (bank: object) => w.user.agent.post('/api/app/withdrawals').send({ ...BANK, coins: 10, ...bank });
const make = (body: object = {}) => w.admin.agent.post('/api/admin/withdrawal/exports').send(body);
const stored = () => w.app.connection.collection<Withdrawal>('withdrawals');

const DETAILS = { accountNo: '001234567890', ifscCode: 'SBIN0001234', panNumber: 'ABCDE1234F' };
/** Turns a request into one of an earlier version, which was not checked. */
async function makeOld(id: string, bank: object, bankName = BANK.bankName) {
  const _id = new Types.ObjectId(id);
  const sealed = bankSeals(w.app.connection).seal(_id, { ...DETAILS, ...bank });
  await stored().updateOne({ _id }, { $set: { ...sealed, bankName } });
}
const approved = async () => {
  const id = await w.ask(10);
  expectSuccess(await w.decide(id, 1));
  return id;
};

describe('POST /api/app/withdrawals', () => {
  it('should store account number, IFSC code and PAN as the bank writes them', async () => {
    const typed = {
      accountNo: '\u200e0012\u20113456 ７８９०',
      ifscCode: ' sbin\u200b 0001234',
      panNumber: 'abcde१२३४f',
    };
    const { details } = expectSuccess(await ask(typed));
    const { _id } = details as { _id: string };
    const record = await w.app.connection.model<Withdrawal>('Withdrawal').findById(_id).lean<Withdrawal>();
    expect(bankSeals(w.app.connection).open(record!)).toEqual(DETAILS);
  });

  it('should accept a request without a PAN', async () => {
    for (const panNumber of [undefined, '', ' ']) expectSuccess(await ask({ panNumber }));
  });

  it.each([
    ['ifscCode', 'HELLO'],
    ['ifscCode', 'SBINO001234'],
    ['ifscCode', 'SBIN00012345'],
    ['ifscCode', 'SBIN000123²'],
    ['panNumber', 'AB'],
    ['panNumber', 'ABCDE12345'],
    ['panNumber', 'ABCD11234F'],
    ['ifscCode', 'ßIN0001234'],
    ['ifscCode', 'ﬁbn0001234'],
    ['ifscCode', 'SBIN0ı01234'],
    ['panNumber', 'aßde1234f'],
    ['panNumber', 'ABCﬀ1234F'],
    ['accountNo', 'ß1234567'],
    ['accountNo', 'ſ12345'],
    ['accountNo', '-1234567'],
    ['accountNo', '1234567\n890'],
    // A JSON number of this size arrives with other digits.
    ['accountNo', 1_234_567_890_123_456_800],
    ['accountNo', -1_234_567],
    ['accountNo', 1_234_567.5],
    ['accountNo', '12345²'],
    ['accountNo', '12/34567'],
    ['bankName', '\u200b'],
    ['bankName', '\u2800\u00ad '],
  ])('should return 400 at %s when the value is %j', async (field, value) => {
    expectFailure(await ask({ [field]: value }), 'VALIDATION_FAILED', field);
  });

  it('should store no control character in the name of the bank', async () => {
    const { details } = expectSuccess(await ask({ bankName: 'State\r\nBank\u0007 of\u202e India' }));
    expect(details).toMatchObject({ bankName: 'State Bank of India' });
  });
});

describe('a request of an earlier version', () => {
  it.each([
    ['an IFSC code that does not exist', { ifscCode: 'HELLO' }, undefined, ['ifscCode']],
    ['a PAN in small letters', { panNumber: 'abcde1234f' }, undefined, ['panNumber']],
    ['no PAN', { panNumber: '' }, undefined, undefined],
    ['an invisible name of the bank', {}, '\u200b', ['bankName']],
    [
      'nothing right',
      { accountNo: '•••1', ifscCode: '', panNumber: 'AB' },
      '\u00ad',
      ['accountNo', 'ifscCode', 'panNumber', 'bankName'],
    ],
  ])('should say in its row what the bank would refuse when it has %s', async (_what, bank, name, faults) => {
    const id = await w.ask(10);
    await makeOld(id, bank, name);
    const [row] = await w.list({ search: w.record.username });
    expect(row).toMatchObject({ _id: id, status: 0 });
    expect(row?.faults).toEqual(faults);
    const evidence = await w.admin.agent.get('/api/admin/withdrawal/evidence').query({ id });
    const { request } = expectSuccess(evidence).details as { request: object };
    expect(request).toMatchObject({ ...(faults && { faults }) });
  });

  it('should stay out of bank exports, which name it', async () => {
    const [right, wrong] = [await approved(), await approved()];
    await makeOld(wrong, { ifscCode: 'HELLO', panNumber: 'AB' });
    const key = `left-out-${wrong}`;
    const send = () => make({ ids: [right, wrong] }).set('Idempotency-Key', key);
    const answer = expectSuccess(await send());
    expect(answer).toMatchObject({
      message: '1 exported, 1 left out because the bank would refuse the bank details',
      details: { count: 1, coins: 10 },
      leftOut: [
        {
          _id: wrong,
          userId: w.user.id,
          username: w.record.username,
          coins: 10,
          faults: ['ifscCode', 'panNumber'],
        },
      ],
    });
    expect(expectSuccess(await send())).toEqual(answer);
    const { _id } = answer.details as { _id: string };
    const file = await w.admin.agent.get(`/api/admin/withdrawal/exports/${_id}`);
    expect(file.text).toContain(right);
    expect(file.text).not.toContain(wrong);
    expect(await w.app.stored('withdrawals', wrong)).toMatchObject({ status: 1, exported: null });
    const refused = await make({ ids: [wrong] });
    expectFailure(refused, 'NOT_FOUND');
    expect((refused.body as { message: string }).message).toContain(`${w.record.username} (IFSC code, PAN)`);
    expect(await w.app.stored('withdrawals', wrong)).toMatchObject({ status: 1, exported: null });
  });
});

describe('the file of a bank export', () => {
  const HOSTILE = ['=cmd()', '+1', '-1', '@sum(1)', '＝1'];

  it('should hold numbers and codes as they are, and no formula or line break of a name', async () => {
    const ids: string[] = [];
    for (const bankName of [...HOSTILE, 'One\r\nTwo']) {
      const id = await approved();
      await makeOld(id, {}, bankName);
      ids.push(id);
    }
    const { _id } = expectSuccess(await make({ ids })).details as { _id: string };
    const file = await w.admin.agent.get(`/api/admin/withdrawal/exports/${_id}`);
    const lines = file.text.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.slice(1, -1).split('","')[5])).toEqual([
      ...HOSTILE.map((name) => `'${name}`),
      'One Two',
    ]);
    for (const line of lines) expect(line).toContain('"001234567890","SBIN0001234","');
    for (const line of lines) expect(line).toContain('"ABCDE1234F","10"');
  });
});
