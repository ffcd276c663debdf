import { formatAge, formatDateTime } from '../../lib/format';

/** The age of a request, with the full time as its tooltip. `at` is an ISO time. */
export const WaitingSince = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatAge(at)}
  </time>
);
