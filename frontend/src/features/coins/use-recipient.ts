import { useFindCoinAgencyQuery, useFindUserQuery } from '../../api/recharge.gen';
import { isApiError } from '../../api/errors-to-form';
import { fromCoinAgency, fromUser, type Recipient } from './recipient';

/**
 * Looks up the account with this code, username or phone number. `isUnknown` means that none exists; `fault` says why the
 * text is ambiguous.
 */
export function useRecipient(kind: Recipient['kind'], userId: string) {
  const agency = useFindCoinAgencyQuery({ userId }, { skip: !userId || kind !== 'coin' });
  const user = useFindUserQuery({ userId }, { skip: !userId || kind !== 'user' });
  const { isFetching, error } = kind === 'coin' ? agency : user;
  const found =
    kind === 'coin'
      ? agency.currentData && fromCoinAgency(agency.currentData.details)
      : user.currentData && fromUser(user.currentData.details);
  const isUnknown = !isFetching && isApiError(error) && error.code === 'NOT_FOUND';
  // If a text matches two users, the server's error names them or asks for another text.
  const fault =
    !isFetching && isApiError(error) && error.code === 'VALIDATION_FAILED'
      ? error.errors[0]?.message
      : undefined;
  return { found: isUnknown || fault ? undefined : found, isUnknown, fault, isFetching };
}
