import { lazy, Suspense } from 'react';
import { whenConnected } from '../../lib/chunk';
import { useMay, useMayOpen } from '../../lib/rights';
import { ErrorBoundary } from '../base/error-boundary';
import type { RecordHistoryProps } from './history.types';
import classes from './record-history.module.css';

const HistoryList = lazy(() => whenConnected(() => import('./history-list')));

/** A section below a record that lists who changed it. Its code loads after the record. */
export function RecordHistory({ form, ...props }: RecordHistoryProps) {
  const may = useMay();
  const mayOpen = useMayOpen();
  if (!props.scoped && !may('audit.read')) return null;
  const writes = form && may(form.right) && (form.to === undefined || mayOpen(form.to));
  return (
    <div className={classes.below}>
      <ErrorBoundary>
        <Suspense>
          <HistoryList {...props} form={writes ? form : undefined} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
