import { useCallback } from 'react';
import { useLazyFetchUserQuery, useLazyListUsersQuery, type User } from '../../api/users.gen';
import { phoneOf } from '../../lib/typed-number';

/** So many digits a country code has at most. */
const countryCode = 3;
/** A number with fewer digits is not taken for the end of another one. */
const fewest = 8;

/** Whether a number, of which the list masks most digits, can be this one, or end so after a country code. */
const mayEnd = (masked: string, digits: string) =>
  masked.length >= digits.length &&
  masked.length <= digits.length + countryCode &&
  [...masked.slice(-digits.length)].every((shown, at) => shown === '*' || shown === digits[at]);

/**
 * Finds a user by the phone number, as people write it: the whole number, or the only one that ends so after a country code.
 * Answers undefined when nobody has it. It searches the list: the look-up of recipients takes a number for a username first.
 */
export function useUserOfNumber() {
  const [listUsers] = useLazyListUsersQuery();
  const [fetchUser] = useLazyFetchUserQuery();
  return useCallback(
    async (number: string): Promise<User | undefined> => {
      const typed = phoneOf(number)?.replace('+', '');
      if (!typed) return undefined;
      // Some people write zeros in front.
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
