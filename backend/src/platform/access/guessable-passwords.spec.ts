import { refuseGuessable } from './guessable-passwords.js';

const owner = { number: '919876543210', name: 'Meera Nair', code: 'AG100001' };
const refusal = (password: string): unknown => {
  try {
    return refuseGuessable(password, owner, 'newpassword');
  } catch (error) {
    return error;
  }
};

describe('a password that others would try first', () => {
  it.each([
    ['is among the most used ones', 'password1'],
    ['is among the most used ones in another case', 'PassWord1'],
    ['is the phone number', '919876543210'],
    ['is the phone number without country code', '98765 43210'],
    ['is the code in another case', 'ag100001'],
    ['is the name in another case', 'MEERA NAIR'],
  ])('should be refused on its field when it %s', (_reason, password) => {
    expect(refusal(password)).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'newpassword' }],
    });
  });

  it.each(['a good password', 'Meera Nair 1987', '9876543219 and more'])('should not be %s', (password) => {
    expect(refusal(password)).toBeUndefined();
  });

  it('should not be refused as the code of an account without a code', () => {
    expect(() => refuseGuessable('        ', { ...owner, code: '' }, 'password')).not.toThrow();
  });
});
