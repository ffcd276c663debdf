import { formatAge, formatDateTime } from '../../lib/format';

/** How long ago a request was made; the full time shows under the pointer. `at` is an ISO time. */
export const WaitingSince = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatAge(at)}
  </time>
);
