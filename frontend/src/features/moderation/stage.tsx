import { IconEye } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { Video } from '../../api/moderation.gen';
import { VideoPlayer } from '../../components/base/video-player';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';

interface StageProps {
  video: Video;
  player: RefObject<HTMLVideoElement | null>;
  /** Blurs the video until the moderator asks to see it. */
  hidden: boolean;
  autoPlay: boolean;
  onShow: () => void;
}

/** The current video. It starts without sound, so that it does not surprise anyone nearby. */
export function Stage({ video, player, hidden, autoPlay, onShow }: StageProps) {
  return (
    <div className={classes.stage} data-hidden={hidden || undefined}>
      <VideoPlayer
        ref={player}
        video={video.video}
        poster={video.thumbnail}
        label={texts.of(video.userId.username)}
        autoPlay={autoPlay}
        muted
        onPlay={onShow}
      />
      {hidden && (
        <button
          type="button"
          className={classes.show}
          onClick={() => {
            onShow();
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
