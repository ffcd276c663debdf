import { Button } from '@mantine/core';
import type { Video } from '../../api/moderation.gen';
import { Sheet } from '../../components/base/sheet';
import { VideoThumb } from '../../components/base/video-thumb';
import { formatNumber } from '../../lib/format';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';
import { VideoState } from './video-state';

interface DoneListProps {
  videos: Video[];
  total: number;
  blur: boolean;
  onUndo: (id: string) => void;
}

/** The moderator's latest decisions since signing in, each with an Undo button. */
export function DoneList({ videos, total, blur, onUndo }: DoneListProps) {
  const more = total - videos.length;
  return (
    <Sheet title={texts.done}>
      {videos.length === 0 ? (
        <p className={classes.hint}>{texts.doneNone}</p>
      ) : (
        <ul className={classes.done}>
          {videos.map((video) => (
            <li key={video._id}>
              <VideoThumb poster={video.thumbnail} name="" size={44} blurred={blur} />
              <div className={classes.doneName}>
                <span>{video.caption || video.userId.username}</span>
                <VideoState video={video} />
              </div>
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={texts.undoOf(video.userId.username)}
                onClick={() => onUndo(video._id)}
              >
                {texts.undo}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={classes.hint}>{texts.doneMore(formatNumber(more))}</p>}
    </Sheet>
  );
}
