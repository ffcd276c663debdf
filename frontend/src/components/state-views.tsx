import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../lib/errors-to-form';
import { texts } from './components.texts';
import { reasonOf } from './notify';
import classes from './state-views.module.css';

interface StateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  alert?: boolean;
}

function State({ title, hint, action, alert }: StateProps) {
  return (
    <div className={classes.state} role={alert ? 'alert' : undefined}>
      <p className={classes.title}>{title}</p>
      {hint && <div className={classes.hint}>{hint}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** Nothing to show, and what to do about it. */
export function EmptyState(props: Omit<StateProps, 'alert'>) {
  return <State {...props} />;
}

/** A read that failed: what happened in words, Retry, and what support needs to find it in the logs. */
export function ErrorState({
  title,
  error,
  onRetry,
  home,
}: {
  title?: string;
  error: unknown;
  onRetry?: () => void;
  /** Where nothing else leads on: the dashboard. */
  home?: string;
}) {
  const known = isApiError(error) ? error : undefined;
  if (known?.code === 'NOT_FOUND') return <NotFoundState />;
  const standard = known?.code === 'NETWORK' ? texts.error.offlineTitle : texts.error.title;
  return (
    <State
      alert
      title={title ?? standard}
      hint={
        <>
          {reasonOf(error)}
          {known?.requestId && (
            <span className={classes.reference}>
              {texts.error.reference}: <code>{known.requestId}</code>
            </span>
          )}
        </>
      }
      action={
        onRetry && (
          <Group justify="center" gap="xs">
            <Button variant="default" onClick={onRetry}>
              {texts.retry}
            </Button>
            {home && <HomeButton home={home} />}
          </Group>
        )
      }
    />
  );
}

export function NotFoundState({ home }: { home?: string }) {
  return (
    <State
      title={home ? texts.error.pageTitle : texts.error.notFoundTitle}
      hint={home ? texts.error.pageHint : texts.error.notFoundHint}
      action={home && <HomeButton home={home} />}
    />
  );
}

const HomeButton = ({ home }: { home: string }) => (
  <Button component={Link} to={home} variant="default">
    {texts.error.home}
  </Button>
);
