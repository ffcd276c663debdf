import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { texts } from '../components.texts';
import classes from './record-history.module.css';

const HistoryList = lazy(() => import('./history-list'));

interface RecordHistoryProps {
  /** As the audit log calls it. */
  kind: string;
  id: string;
}

/** Who changed a record, below it; costs the screen nothing until somebody opens it. */
export function RecordHistory({ kind, id }: RecordHistoryProps) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <div className={classes.closed}>
        <Button variant="default" leftSection={<IconHistory size={16} />} onClick={() => setOpen(true)}>
          {texts.showHistory}
        </Button>
      </div>
    );
  return (
    <div className={classes.open}>
      <ErrorBoundary>
        <Suspense>
          <HistoryList kind={kind} id={id} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
