import { useCallback } from 'react';
import { useLazyFindUserQuery } from '../../api/recharge.gen';
import { useLazyFetchUserQuery, type User } from '../../api/users.gen';
import { isApiError } from '../../lib/errors-to-form';
import { phoneOf } from '../../lib/typed-number';

/** So many digits the shortest phone number has. */
const fewest = 5;

/** Finds a user by the phone number, as people write it. Answers undefined when nobody has it. */
export function useUserOfNumber() {
  const [findUser] = useLazyFindUserQuery();
  const [fetchUser] = useLazyFetchUserQuery();
  return useCallback(
    async (number: string): Promise<User | undefined> => {
      const typed = phoneOf(number);
      // Some people write zeros in front.
      const digits = typed?.replace(/^\+?0*/, '') ?? '';
      if (!typed || digits.length < fewest) return undefined;
      try {
        const { details: found } = await findUser({ userId: typed }).unwrap();
        const { details: user } = await fetchUser({ id: found._id }).unwrap();
        // The call finds usernames too, and some consist of digits.
        return user.number.endsWith(digits) ? user : undefined;
      } catch (error) {
        if (isApiError(error) && error.code === 'NOT_FOUND') return undefined;
        throw error;
      }
    },
    [findUser, fetchUser],
  );
}
