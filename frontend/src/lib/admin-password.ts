/** The lengths of a password that an admin gets in the panel: longer than what the API asks of all staff. */
export const adminPassword = { minLength: 12, maxLength: 200 };
