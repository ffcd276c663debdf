import { refuseGuessable, refuseProductName } from './guessable-passwords.js';

const owner = { number: '919876543210', name: 'Meera Nair', code: 'AG100001' };
const refusal = (password: string): unknown => {
  try {
    return refuseGuessable(password, owner, 'newpassword');
  } catch (error) {
    return error;
  }
};

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
  ])('should be refused on its field when it %s', (_reason, password) => {
    expect(refusal(password)).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'newpassword' }],
    });
  });

  it.each([
    'a good password',
    'Meera Nair 1987',
    '9876543219 and more',
    'demo-admin-1',
    'admin of the stage 7',
    'bd4716-9028-3355',
  ])('should not be %s', (password) => {
    expect(refusal(password)).toBeUndefined();
  });

  it('should not be refused as the code of an account without a code', () => {
    expect(() => refuseGuessable('        ', { ...owner, code: '' }, 'password')).not.toThrow();
  });
});
