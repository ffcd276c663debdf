import { useCallback } from 'react';
import { useLazyFetchUserQuery, useLazyListUsersQuery, type User } from '../../api/users.gen';
import { phoneOf } from '../../lib/typed-number';

/** The maximum number of digits of a country code. */
const countryCode = 3;
/** A number with fewer digits is not matched against the end of another number. */
const fewest = 8;

/** Returns whether a masked number from the list can equal this number, with or without a country code. */
const mayEnd = (masked: string, digits: string) =>
  masked.length >= digits.length &&
  masked.length <= digits.length + countryCode &&
  [...masked.slice(-digits.length)].every((shown, at) => shown === '*' || shown === digits[at]);

/**
 * Finds a user by phone number in any common notation: the exact number, or the only number that ends with it after a
 * country code. Resolves to undefined if no user matches. It searches the user list, because the recipient lookup tries
 * a number as a username first.
 */
export function useUserOfNumber() {
  const [listUsers] = useLazyListUsersQuery();
  const [fetchUser] = useLazyFetchUserQuery();
  return useCallback(
    async (number: string): Promise<User | undefined> => {
      const typed = phoneOf(number)?.replace('+', '');
      if (!typed) return undefined;
      // Some people type leading zeros.
      const ending = typed.replace(/^0+(?=\d)/, '');
      const { users } = await listUsers({ search: ending, page: 1, limit: 100 }).unwrap();
      const likely = users.filter((user) => mayEnd(user.number, typed) || mayEnd(user.number, ending));
      const read = await Promise.all(likely.map(({ _id: id }) => fetchUser({ id }).unwrap()));
      const found = read.map(({ details }) => details);
      const exact = found.find((user) => user.number === typed);
      if (exact || ending.length < fewest) return exact;
      const same = found.filter((user) => user.number.endsWith(ending));
      return same.length === 1 ? same[0] : undefined;
    },
    [listUsers, fetchUser],
  );
}
