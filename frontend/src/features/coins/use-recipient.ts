import { useFindCoinAgencyQuery, useFindUserQuery } from '../../api/recharge.gen';
import { isApiError } from '../../lib/errors-to-form';
import { fromCoinAgency, fromUser, type Recipient } from './recipient';

/** Who has this code or username, and whether that is known to be nobody. */
export function useRecipient(kind: Recipient['kind'], userId: string) {
  const agency = useFindCoinAgencyQuery({ userId }, { skip: !userId || kind !== 'coin' });
  const user = useFindUserQuery({ userId }, { skip: !userId || kind !== 'user' });
  const { isFetching, error } = kind === 'coin' ? agency : user;
  const found =
    kind === 'coin'
      ? agency.currentData && fromCoinAgency(agency.currentData.details)
      : user.currentData && fromUser(user.currentData.details);
  const nobody = !isFetching && isApiError(error) && error.code === 'NOT_FOUND';
  return { found: nobody ? undefined : found, nobody, isFetching };
}
