import { PASSWORD } from '../../support/factories/factory.js';

const NEW = 'my-own-password';

/** The fields of a new staff account except its place in the hierarchy and its picture. */
export const NEW_ACCOUNT = {
  name: 'New account',
  email: 'new@example.com',
  number: '917000000001',
  password: NEW,
};

/** An owner's change of password, in both spellings. */
export const CHANGED_PASSWORD = { oldpassword: PASSWORD, newpassword: NEW, confirmpassword: NEW };
export const RESET_PASSWORD = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
