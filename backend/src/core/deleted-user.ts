/** Replaces the name of a user who deleted the account. */
export const DELETED_USER = 'deleted user';
