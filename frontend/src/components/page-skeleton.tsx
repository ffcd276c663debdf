import { Skeleton } from '@mantine/core';
import { texts } from './components.texts';

/** A screen on its way: a title and a sheet, without movement of the frame around it. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Skeleton width={180} height={26} mb={20} />
      <Skeleton height={260} />
    </div>
  );
}
