import { isApiError } from '../../api/errors-to-form';

/** Attaches an INSUFFICIENT_COINS error to the field in which the coins are typed. */
export function underCoins(error: unknown, field: string): unknown {
  if (!isApiError(error) || error.code !== 'INSUFFICIENT_COINS' || error.errors.length) return error;
  return { ...error, errors: [{ field, message: error.message }] };
}
