import { lazy, Suspense } from 'react';
import { whenConnected } from '../../lib/chunk';
import { ErrorBoundary } from '../error-boundary';
import classes from './record-history.module.css';

const HistoryList = lazy(() => whenConnected(() => import('./history-list')));

interface RecordHistoryProps {
  /** As the audit log calls it. */
  kind: string;
  id: string;
}

/** Who changed a record: a section below it, whose code comes after the record. */
export function RecordHistory({ kind, id }: RecordHistoryProps) {
  return (
    <div className={classes.below}>
      <ErrorBoundary>
        <Suspense>
          <HistoryList kind={kind} id={id} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
