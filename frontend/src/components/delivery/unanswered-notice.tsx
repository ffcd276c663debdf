import { Button } from '@mantine/core';
import type { OneMovement } from '../../api/use-idempotency-key';
import classes from './delivery.module.css';
import { texts } from './delivery.texts';

interface UnansweredNoticeProps<Body> {
  movement: OneMovement<Body>;
  describe: (body: Body) => string;
  /** Shows the history; `body` is the movement to look for, if known. */
  onHistory: (body: Body | undefined) => void;
  onAgain: (body: Body) => void;
}

/**
 * Lists movements that may have gone through without an answer, so that the user does not send them again as new ones.
 */
export function UnansweredNotice<Body>({ movement, ...props }: UnansweredNoticeProps<Body>) {
  const { unanswered, conflict } = movement;
  return (
    <div role="status" className={classes.notices}>
      {conflict && (
        <div className={classes.notice}>
          <p className={classes.noticeTitle}>{texts.conflict.title}</p>
          <p>
            {conflict.earlier === undefined
              ? texts.conflict.unknown
              : texts.conflict.done(props.describe(conflict.earlier))}{' '}
            {texts.conflict.hint}
          </p>
          <div className={classes.noticeActions}>
            <HistoryButton onClick={() => props.onHistory(conflict.earlier)} />
            <Button size="xs" variant="default" onClick={movement.startAnew}>
              {texts.conflict.anew}
            </Button>
          </div>
        </div>
      )}
      {unanswered.map((body) => (
        <div key={JSON.stringify(body)} className={classes.notice}>
          <p className={classes.noticeTitle}>
            {texts.unanswered.title}: {props.describe(body)}
          </p>
          <p>{texts.unanswered.hint}</p>
          <div className={classes.noticeActions}>
            <Button size="xs" onClick={() => props.onAgain(body)}>
              {texts.unanswered.again}
            </Button>
            <HistoryButton onClick={() => props.onHistory(body)} />
            <Button size="xs" variant="subtle" color="gray" onClick={() => movement.forget(body)}>
              {texts.unanswered.forget}
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}

const HistoryButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="xs" variant="default" onClick={onClick}>
    {texts.unanswered.history}
  </Button>
);
