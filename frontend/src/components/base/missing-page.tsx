import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { onReconnect, reachable } from '../../lib/connection';
import { reloadOnce } from '../../lib/reload-once';
import { texts } from './components.texts';
import { EmptyState } from './state-views';

const reload = () => window.location.reload();

/**
 * Replaces a page whose code did not load. Reloads the page once when the server is reachable, and again after a later
 * reconnect.
 */
export function MissingPage() {
  const [given, setGiven] = useState(false);
  useEffect(() => {
    let gone = false;
    void reachable().then(() => {
      if (!gone && !reloadOnce()) setGiven(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  useEffect(() => (given ? onReconnect(reload) : undefined), [given]);
  return (
    <EmptyState
      title={texts.error.codeTitle}
      hint={given ? texts.error.codeHint : texts.offline}
      action={
        <Button variant="default" onClick={reload}>
          {texts.error.reload}
        </Button>
      }
    />
  );
}
