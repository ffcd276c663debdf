import { Skeleton } from '@mantine/core';
import { use } from 'react';
import { ScreenTabsHere } from './screen-tabs-here';
import { texts } from './components.texts';

/** The placeholder of a loading screen: a title, its tabs and a sheet, in the same frame. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton width={180} height={26} mb={20} />
      {use(ScreenTabsHere)}
      <div role="status" aria-label={texts.loading}>
        <Skeleton height={260} />
      </div>
    </>
  );
}
