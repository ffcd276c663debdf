import { lazy, Suspense } from 'react';
import { whenConnected } from '../../lib/chunk';
import { ErrorBoundary } from '../error-boundary';
import classes from './record-history.module.css';

const HistoryList = lazy(() => whenConnected(() => import('./history-list')));

interface RecordHistoryProps {
  /** The kind of the record in the audit log. */
  kind: string;
  id: string;
}

/** A section below a record that lists who changed it. Its code loads after the record. */
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
