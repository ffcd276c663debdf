import { isApiError } from '../../api/errors-to-form';

/** Too few coins is said where the coins are typed. */
export function underCoins(error: unknown, field: string): unknown {
  if (!isApiError(error) || error.code !== 'INSUFFICIENT_COINS' || error.errors.length) return error;
  return { ...error, errors: [{ field, message: error.message }] };
}
