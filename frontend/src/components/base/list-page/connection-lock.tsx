import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsDown } from '../../../lib/use-connection';
import { texts } from '../components.texts';
import classes from './connection-lock.module.css';

/** Disables the buttons and fields inside it while the server is unreachable. */
export const ConnectionLock = ({ children }: { children: ReactNode }) => (
  <fieldset role="presentation" className={classes.lock} disabled={useIsDown()}>
    {children}
  </fieldset>
);

/** Says that the rows are those of an earlier read, and reads them again. */
export const StaleNotice = ({ onRetry }: { onRetry: () => void }) => (
  <p role="status" className={classes.notice}>
    {texts.list.stale}
    <Button size="compact-sm" variant="default" onClick={onRetry}>
      {texts.retry}
    </Button>
  </p>
);
