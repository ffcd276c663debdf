import { PASSWORD } from '../../factories/factory.js';

const NEW = 'my-own-password';

/** What a new account of staff needs beside its place in the hierarchy and its picture. */
export const NEW_ACCOUNT = {
  name: 'New account',
  email: 'new@example.com',
  number: '917000000001',
  password: NEW,
};

/** An owner's change of password, in the two spellings of it. */
export const CHANGED_PASSWORD = { oldpassword: PASSWORD, newpassword: NEW, confirmpassword: NEW };
export const RESET_PASSWORD = { oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW };
