import { isApiError } from '../../../../../api/errors-to-form';
import { reasonOf } from '../../../notify';

/** Returns the reason of a failure for the only field of a form. */
export const fieldReason = (error: unknown): string =>
  (isApiError(error) && error.errors[0]?.message) || reasonOf(error);
