import { Button, Group } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/base-query';
import { gotNoAnswer, isApiError } from '../../api/errors-to-form';
import { placeOf } from '../../lib/list-places';
import { useIsDown } from '../../lib/use-connection';
import { texts } from './components.texts';
import { reasonOf } from './notify';
import { OpenRecord } from './record-place';
import classes from './state-views.module.css';

interface StateProps {
  /** Shown above the title: the kind of state. */
  kicker?: string;
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  alert?: boolean;
}

function State({ kicker, title, hint, action, alert }: StateProps) {
  return (
    <div className={classes.state} role={alert ? 'alert' : undefined}>
      {kicker && <p className={classes.kicker}>{kicker}</p>}
      <p className={classes.title}>{title}</p>
      {hint && <div className={classes.hint}>{hint}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}

/** An empty state with a hint what to do. */
export function EmptyState(props: Omit<StateProps, 'alert' | 'kicker'>) {
  return <State {...props} />;
}

/** A failed read: the reason, a Retry button, and the request id by which support finds the failure in the logs. */
export function ErrorState({
  title,
  error,
  onRetry,
  home,
}: {
  title?: string | undefined;
  error: unknown;
  onRetry?: () => void;
  /** The dashboard's address, for screens without another link. */
  home?: string;
}) {
  const isDown = useIsDown();
  const known = isApiError(error) ? error : undefined;
  // The banner of the page says the rest, and everything is read again when the connection is back.
  if (isDown && gotNoAnswer(known)) return <State title={texts.error.waits} />;
  if (known && namesNothing(known)) return <NotFoundState />;
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
              {texts.error.reference}: <code translate="no">{known.requestId}</code>
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
            {home && <WayOn to={home}>{texts.error.home}</WayOn>}
          </Group>
        )
      }
    />
  );
}

/** Field names by which an address refers to its record. */
const NAMES_A_RECORD = /(id|code|account|request)$/i;

/** Returns whether a read failed because the address names no record: it does not exist, or its id is not valid. */
const namesNothing = ({ code, errors }: ApiError) =>
  code === 'NOT_FOUND' ||
  (code === 'VALIDATION_FAILED' &&
    errors.length > 0 &&
    errors.every(({ field }) => NAMES_A_RECORD.test(field)));

/** An address without a record, with a link to the record's list; with `home`, an address without a page. */
export function NotFoundState({ home }: { home?: string }) {
  const place = use(OpenRecord);
  if (home)
    return (
      <State
        title={texts.error.pageTitle}
        hint={texts.error.pageHint}
        action={<WayOn to={home}>{texts.error.home}</WayOn>}
      />
    );
  return (
    <State
      kicker={texts.error.notFoundTitle}
      title={texts.error.noSuch(place?.one ?? texts.error.record)}
      hint={texts.error.notFoundHint}
      action={place && <WayOn to={placeOf(place.list.to)}>{place.list.label}</WayOn>}
    />
  );
}

const WayOn = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} variant="default">
    {children}
  </Button>
);
