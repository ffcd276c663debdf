import { IconEye } from '@tabler/icons-react';
import { useState, type RefObject } from 'react';
import type { Video } from '../../api/moderation.gen';
import { VideoPlayer } from '../../components/video-player';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';

interface StageProps {
  video: Video;
  player: RefObject<HTMLVideoElement | null>;
  blur: boolean;
}

/** The video on the screen, hidden behind a blur until it is asked for. */
export function Stage({ video, player, blur }: StageProps) {
  const [shown, setShown] = useState(false);
  const hidden = blur && !shown;
  return (
    <div className={classes.stage} data-hidden={hidden || undefined}>
      <VideoPlayer
        ref={player}
        video={video.video}
        poster={video.thumbnail}
        label={texts.of(video.userId.username)}
        autoPlay={!blur}
        onPlay={() => setShown(true)}
      />
      {hidden && (
        <button
          type="button"
          className={classes.show}
          onClick={() => {
            setShown(true);
            void player.current?.play();
          }}
        >
          <IconEye size={20} aria-hidden />
          <span>{texts.show}</span>
          <kbd>{texts.keys.play}</kbd>
        </button>
      )}
    </div>
  );
}
