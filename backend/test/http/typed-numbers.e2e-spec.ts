// Numbers and phone numbers are accepted as people paste them, and a refused file hides no other error.
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { type Preview, SALARY_RUNS } from '../withdrawals/salary-runs.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>['agent'];
beforeAll(async () => {
  app = await sharedApp();
  admin = (await app.as('admin')).agent;
});
afterAll(() => app.close());

describe('numbers as people paste them', () => {
  it.each([
    ['12 000', 12_000],
    ['12,000', 12_000],
    ['1,00,000', 100_000],
    ['12\u00a0000', 12_000],
    ['12\u202f000', 12_000],
  ])('should accept %j as the coins of a gift', async (coin, number) => {
    const request = admin.post('/api/admin/gifts/addGifts').field({ title: 'Pasted', coin });
    const body = expectSuccess(await request.attach('image', await photograph(), 'a.png'));
    expect(body.details).toMatchObject({ coin: number });
  });

  it.each(['1.5', '12,5', '1.500', '1,000 000', '12 000 coins'])(
    'should refuse %j for the coins of a gift',
    async (coin) => {
      const request = admin.post('/api/admin/gifts/addGifts').field({ title: 'Pasted', coin });
      const answer = await request.attach('image', await photograph(), 'a.png');
      expectFailure(answer, 'VALIDATION_FAILED', 'coin');
    },
  );

  it('should accept 1,234.50 as the price of a plan and refuse 12,5', async () => {
    const add = (rs: string) =>
      admin.post('/api/admin/plan/createPlan').send({ title: 'Pasted', coins: '1,00,000', rs });
    const { plans } = expectSuccess(await add('₹1,234.50'));
    expect(plans).toMatchObject({ coins: 100_000, rs: 1234.5 });
    expectFailure(await add('12,5'), 'VALIDATION_FAILED', 'rs');
  });

  it.each([
    ['+91 99333-00001', '919933300001'],
    ['(91) 99333.00002', '919933300002'],
    ['91\u00a099333\u201100003', '919933300003'],
    ['９１９９３３３００００４', '919933300004'],
  ])('should accept %j as the phone number of a user', async (number, digits) => {
    const id = (await app.create.user())._id.toHexString();
    expectSuccess(await admin.post('/api/admin/edituser').query({ id }).send({ number }));
    const stored = await app.stored('users', id);
    expect(stored.number).toBe(digits);
  });
});

describe('texts that a folding could turn into another number', () => {
  const errors = async (text: string, path: string, kind?: string) => {
    const sent = admin.post(`${path}/preview`).attach('file', Buffer.from(text), 'table.csv');
    const { rows } = expectSuccess(await (kind ? sent.field({ kind }) : sent)).details as Preview;
    return rows.map((row) => row.errors.map(({ field }) => field));
  };

  it('should be refused as phone numbers of a staff import, but for the zero after a country code', async () => {
    const numbers = ['919811111111.0', '+91 98111 1112²', '+91 98111 11112.00', '+91 (0)98111 11113'];
    const rows = numbers.map((number, at) => `Num,typed${at}@example.com,${number}`);
    const text = ['name,email,number', ...rows].join('\n');
    expect(await errors(text, '/api/admin/staffimports', 'bd')).toEqual([
      ['number'],
      ['number'],
      ['number'],
      [],
    ]);
  });

  it('should be refused as coins of a salary run', async () => {
    const { username } = await app.create.user();
    const text = ['code,coins', ...['10²', '400¹', '१०'].map((coins) => `${username},${coins}`)].join('\n');
    expect(await errors(text, SALARY_RUNS)).toEqual([['coins'], ['coins'], []]);
  });

  it.each(['9²', '₹9²'])('should be refused as the price of a plan: %s', async (rs) => {
    const sent = admin.post('/api/admin/plan/createPlan').send({ title: 'Typed', coins: 100, rs });
    expectFailure(await sent, 'VALIDATION_FAILED', 'rs');
  });
});

describe('a refused file', () => {
  const words = Buffer.from('no picture');

  it('should be reported together with the faults of the other fields', async () => {
    const request = admin.post('/api/admin/gifts/addGifts').field({ title: 'x'.repeat(61), coin: '0' });
    const answer = await request.attach('image', words, 'a.png');
    expectFailure(answer, 'FILE_REJECTED', 'image', 'title', 'coin');
    expect(answer.body).toMatchObject({
      message: 'Choose a PNG, JPEG, WebP or GIF picture',
      errors: [{ field: 'image' }, {}, {}],
    });
  });

  it('should return FILE_REJECTED when the other fields are valid', async () => {
    const request = admin.post('/api/admin/gifts/addGifts').field({ title: 'Rose', coin: '1' });
    const answer = await request.attach('image', words, 'a.png');
    expectFailure(answer, 'FILE_REJECTED', 'image');
    expect(answer.body).toMatchObject({ message: 'Choose a PNG, JPEG, WebP or GIF picture' });
  });
});
