import { Button, Popover } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListNoticesQuery, useMarkAllNoticesMutation } from '../../../../api/inbox.gen';
import type { Panel } from '../../../../lib/panels';
import { formatAgo, formatDateTime } from '../../../../lib/format';
import { markFailuresRead, useUnreadFailures } from '../../../../lib/toasts';
import { useFocusReturn } from '../../../../lib/use-focus-return';
import { notify } from '../../notify';
import { EmptyState, ErrorState } from '../../state-views';
import { texts } from './inbox.texts';
import classes from './newest.module.css';
import { NoticeLine } from './notice-line';

const MAX_NOTICES = 8;

interface NewestProps {
  panel: Panel;
  /** How many notices are unread. */
  unread: number;
  onClose: () => void;
}

/** What the bell opens: the failures whose toasts are gone, the newest notices, and the way to all of them. */
export function Newest({ panel, unread, onClose }: NewestProps) {
  useFocusReturn(true);
  const notices = useListNoticesQuery({ page: 1, limit: MAX_NOTICES });
  const [markAll, marking] = useMarkAllNoticesMutation();
  const unreadFailures = useUnreadFailures();
  const [failures] = useState(unreadFailures);
  useEffect(markFailuresRead, []);
  const shown = notices.data?.details;
  const newest = shown?.[0]?._id;
  const mark = () =>
    markAll({ markAllNoticesDto: { newest } })
      .unwrap()
      .catch((error: unknown) => notify.failure(error));
  return (
    <Popover.Dropdown className={classes.dropdown} aria-label={texts.title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.title}</h2>
        {unread > 0 && newest && (
          <Button variant="subtle" size="compact-sm" loading={marking.isLoading} onClick={() => void mark()}>
            {texts.markAll}
          </Button>
        )}
      </div>
      {failures.length > 0 && (
        <ul className={classes.failures} aria-label={texts.failures}>
          {failures.map(({ id, title, text, at }) => (
            <li key={id} className={classes.failure}>
              <IconAlertTriangle size={16} className={classes.failed} aria-hidden />
              <div className={classes.words}>
                <p className={classes.failedTitle}>{title}</p>
                {text && <p className={classes.failedText}>{text}</p>}
              </div>
              <time className={classes.when} dateTime={at} title={formatDateTime(at)}>
                {formatAgo(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {notices.isLoading && (
        <p className={classes.note} role="status">
          {texts.loading}
        </p>
      )}
      {!shown && notices.error !== undefined && (
        <ErrorState error={notices.error} onRetry={() => void notices.refetch()} />
      )}
      {shown?.length === 0 && <EmptyState title={texts.empty} hint={texts.emptyHint} />}
      {shown !== undefined && shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((notice) => (
            <li key={notice._id} className={classes.notice} data-unread={!notice.read || undefined}>
              <NoticeLine notice={notice} panel={panel} onFollow={onClose} />
              <time className={classes.when} dateTime={notice.at} title={formatDateTime(notice.at)}>
                {formatAgo(notice.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.foot}>
        <Button component={Link} to={panel.inbox} variant="subtle" size="compact-sm" onClick={onClose}>
          {texts.all}
        </Button>
      </div>
    </Popover.Dropdown>
  );
}
