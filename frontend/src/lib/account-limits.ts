/**
 * What the API allows in the fields that the accounts of all panels have. Forms that several panels share take the limits from
 * here: a slice of the API would bring its calls into every panel.
 */
export const accountLimits = {
  name: { maxLength: 100 },
  email: { maxLength: 200 },
  bio: { maxLength: 1000 },
  password: { minLength: 8, maxLength: 200 },
  newpassword: { minLength: 8, maxLength: 200 },
};
