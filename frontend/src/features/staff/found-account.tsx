import type { ReactNode } from 'react';
import { PageSkeleton } from '../../components/base/page-skeleton';
import { ErrorState, NotFoundState } from '../../components/base/state-views';
import type { Asked } from '../../api/reread';
import { isApiError } from '../../api/errors-to-form';
import type { StaffAccount } from './staff-account';

/** The part of a generated query's result that the screen of one account needs. */
export interface AccountQuery extends Asked {
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface FoundAccountProps<Account> {
  query: AccountQuery;
  account: Account | undefined;
  /** The title of a failed read. */
  failure?: string | undefined;
  children: (account: Account) => ReactNode;
}

/** Renders one account once it is loaded. An address without a valid account shows "not found". */
export function FoundAccount<Account extends StaffAccount>({
  query,
  account,
  failure,
  children,
}: FoundAccountProps<Account>) {
  if (account) return children(account);
  if (query.isFetching) return <PageSkeleton />;
  const nonsense = isApiError(query.error) && query.error.code === 'VALIDATION_FAILED';
  if (query.error === undefined || nonsense) return <NotFoundState />;
  return <ErrorState title={failure} error={query.error} onRetry={() => void query.refetch()} />;
}
