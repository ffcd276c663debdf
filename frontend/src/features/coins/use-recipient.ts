import { useFindCoinAgencyQuery, useFindUserQuery } from '../../api/recharge.gen';
import { isApiError } from '../../api/errors-to-form';
import { fromCoinAgency, fromUser, type Recipient } from './recipient';

/** Who has this code, username or phone number; whether that is known to be nobody, or why it cannot be told. */
export function useRecipient(kind: Recipient['kind'], userId: string) {
  const agency = useFindCoinAgencyQuery({ userId }, { skip: !userId || kind !== 'coin' });
  const user = useFindUserQuery({ userId }, { skip: !userId || kind !== 'user' });
  const { isFetching, error } = kind === 'coin' ? agency : user;
  const found =
    kind === 'coin'
      ? agency.currentData && fromCoinAgency(agency.currentData.details)
      : user.currentData && fromUser(user.currentData.details);
  const nobody = !isFetching && isApiError(error) && error.code === 'NOT_FOUND';
  // A text that fits two users names them, or asks for another one.
  const fault =
    !isFetching && isApiError(error) && error.code === 'VALIDATION_FAILED'
      ? error.errors[0]?.message
      : undefined;
  return { found: nobody || fault ? undefined : found, nobody, fault, isFetching };
}
