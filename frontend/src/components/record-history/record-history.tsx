import { lazy, Suspense } from 'react';
import { whenConnected } from '../../lib/chunk';
import { ErrorBoundary } from '../error-boundary';
import classes from './record-history.module.css';

const HistoryList = lazy(() => whenConnected(() => import('./history-list')));

/** The form that edits the record. */
export interface HistoryForm {
  /** The names of its fields. */
  fields: readonly string[];
  /** Its address; undefined if it is on the same screen. */
  to?: string;
}

export interface RecordHistoryProps {
  /** The kind of the record in the audit log. */
  kind: string;
  /** Its id; undefined for a setting, of which there is one. */
  id?: string | undefined;
  /** With it, entries can be put back: the form opens with the old values. */
  form?: HistoryForm | undefined;
}

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
