import { lazy, Suspense } from 'react';
import { whenConnected } from '../../lib/chunk';
import { ErrorBoundary } from '../error-boundary';
import type { RecordHistoryProps } from './history.types';
import classes from './record-history.module.css';

const HistoryList = lazy(() => whenConnected(() => import('./history-list')));

/** A section below a record that lists who changed it. Its code loads after the record. */
export function RecordHistory(props: RecordHistoryProps) {
  return (
    <div className={classes.below}>
      <ErrorBoundary>
        <Suspense>
          <HistoryList {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
