import { Link } from 'react-router-dom';
import { useMarkNoticeMutation, type Notice } from '../../../../api/inbox.gen';
import type { Panel } from '../../../../lib/panels';
import { useMayOpen } from '../../../../lib/rights';
import { texts } from './inbox.texts';
import { noticePlace } from './notice-place';
import classes from './notice-line.module.css';

interface NoticeLineProps {
  notice: Notice;
  panel: Panel;
  /** Called when the reader follows the notice. */
  onFollow?: () => void;
}

/** What a notice says, as a link to its place. Following it marks it as read. */
export function NoticeLine({ notice, panel, onFollow }: NoticeLineProps) {
  const [mark] = useMarkNoticeMutation();
  const mayOpen = useMayOpen();
  const to = noticePlace(notice, panel);
  const detail = texts.detail(notice);
  const said = (
    <>
      <span className={classes.said} data-unread={!notice.read || undefined}>
        {texts.said(notice)}
      </span>
      {detail && <span className={classes.detail}>{detail}</span>}
    </>
  );
  if (!mayOpen(to)) return <span className={classes.line}>{said}</span>;
  const follow = () => {
    if (!notice.read) void mark({ id: notice._id });
    onFollow?.();
  };
  return (
    <Link to={to} className={classes.line} onClick={follow}>
      {said}
    </Link>
  );
}
