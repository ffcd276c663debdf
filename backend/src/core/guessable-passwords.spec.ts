import { guessableAs, refuseProductName } from './guessable-passwords.js';

const owner = { number: '919876543210', name: 'Meera Nair', code: 'AG100001' };

describe('a password that others would try first', () => {
  beforeAll(() => refuseProductName('Süd-Bühne 24'));

  it.each([
    ['is among the most used ones', 'password1'],
    ['is among the most used ones in another case', 'PassWord1'],
    ['is the phone number', '919876543210'],
    ['is the phone number without country code', '98765 43210'],
    ['is the code in another case', 'ag100001'],
    ['is the name in another case', 'MEERA NAIR'],
    ['is the name of the product with digits', 'Callboard12345'],
    ['is the name that the operator gave the product', 'süd bühne 2026'],
    ['is the name of a role with a year and signs', 'Agency_Admin-2026!'],
    ['is the name of a role between digits', '20Owner26'],
  ])('should be refused with a reason when it %s', (_reason, password) => {
    expect(guessableAs(password, owner)).toMatch(/^(Many people|Choose a password other than)/);
  });

  it.each([
    'a good password',
    'Meera Nair 1987',
    '9876543219 and more',
    'demo-admin-1',
    'admin of the stage 7',
    'bd4716-9028-3355',
  ])('should not be %s', (password) => {
    expect(guessableAs(password, owner)).toBeUndefined();
  });

  it('should not be refused as the code of an account without a code', () => {
    expect(guessableAs('        ', { ...owner, code: '' })).toBeUndefined();
  });
});
