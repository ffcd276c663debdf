import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. 12 of them cannot be guessed. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a random password for an account whose owner must choose another one at the next sign-in. */
export const newPassword = () => Array.from({ length: 12 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
