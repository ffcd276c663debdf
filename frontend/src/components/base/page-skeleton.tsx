import { Skeleton } from '@mantine/core';
import { texts } from './components.texts';

/** The placeholder of a loading screen: a title and a sheet, in the same frame. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton width={180} height={26} mb={20} />
      <Skeleton height={260} />
    </div>
  );
}
