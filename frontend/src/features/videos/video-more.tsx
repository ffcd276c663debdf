import type { Video } from '../../api/videos.gen';
import type { MoreProps } from '../../components/base/list-page/list.types';
import { ScreenLink } from '../../components/base/rights/screen-link';
import { VideoPlayer } from '../../components/base/video-player';
import { RecordFacts, type Fact } from '../../components/record-form/record-facts';
import { formatDateTime, formatPercent } from '../../lib/format';
import { paths } from '../../lib/paths';
import classes from './videos.module.css';
import { texts } from './videos.texts';

/** The video of a row, and what is known of it. */
export function VideoMore({ row: video }: MoreProps<Video>) {
  const { userId: owner, caption, lastSafeValue: score, decidedBy, decidedAt, reason } = video;
  const facts: Fact[] = [
    {
      label: texts.more.owner,
      value: <ScreenLink to={paths.admin.user(owner._id)}>{owner.username}</ScreenLink>,
    },
    { label: texts.more.score, value: score === null ? texts.more.noScore : formatPercent(score) },
    ...(decidedBy ? [{ label: texts.more.decidedBy, value: decidedBy }] : []),
    ...(decidedAt ? [{ label: texts.more.decidedAt, value: formatDateTime(decidedAt) }] : []),
    ...(reason ? [{ label: texts.more.reason, value: reason, wide: true }] : []),
    { label: texts.columns.caption, value: caption || texts.noCaption, wide: true },
  ];
  return (
    <>
      <div className={classes.shown}>
        <VideoPlayer video={video.video} poster={video.thumbnail} label={texts.of(owner.username)} />
      </div>
      <RecordFacts label={texts.more.title} facts={facts} />
    </>
  );
}
