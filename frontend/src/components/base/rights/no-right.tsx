import { lazy, Suspense } from 'react';
import { whenConnected } from '../../../lib/chunk';
import { PageSkeleton } from '../page-skeleton';
import type { NoRightProps } from './on-demand/no-right-page';

const NoRightPage = lazy(() => whenConnected(() => import('./on-demand/no-right-page')));

/** Replaces a screen that the reader may not open. Few people ever see it, so its code loads on demand. */
export const NoRight = (props: NoRightProps) => (
  <Suspense fallback={<PageSkeleton />}>
    <NoRightPage {...props} />
  </Suspense>
);
