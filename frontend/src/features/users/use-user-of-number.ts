import { useCallback } from 'react';
import { useLazyFetchUserQuery, useLazySearchUsersQuery, type User } from '../../api/users.gen';

/** Finds a user by the whole phone number; lists show it masked, and search finds parts of it. */
export function useUserOfNumber() {
  const [search] = useLazySearchUsersQuery();
  const [fetchUser] = useLazyFetchUserQuery();
  return useCallback(
    async (number: string): Promise<User | undefined> => {
      const digits = number.replace(/\D/g, '');
      if (digits.length < 5) return undefined;
      const { details } = await search({ search: digits }).unwrap();
      for (const { _id } of details) {
        const { details: user } = await fetchUser({ id: _id }).unwrap();
        if (user.number === digits) return user;
      }
      return undefined;
    },
    [search, fetchUser],
  );
}
