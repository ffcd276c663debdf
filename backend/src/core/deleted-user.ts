/** Stands where the name of a user stood who deleted the account. */
export const DELETED_USER = 'deleted user';
