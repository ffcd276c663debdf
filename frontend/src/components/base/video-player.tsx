import { Button } from '@mantine/core';
import { useState, type Ref } from 'react';
import { refreshSession } from '../../api/refresh';
import { staffFileUrl } from '../../lib/files';
import { panelOf } from '../../lib/panels';
import { texts } from './components.texts';
import classes from './video-player.module.css';

interface VideoPlayerProps {
  video: string;
  poster: string;
  /** The accessible name. */
  label: string;
  autoPlay?: boolean;
  /** Starts without sound; the viewer can turn it on. */
  muted?: boolean;
  ref?: Ref<HTMLVideoElement>;
  onPlay?: () => void;
}

/** Plays a stored video. Pass the video's id as the key, so that another video starts with a new player. */
export function VideoPlayer({ video, poster, label, autoPlay, muted, ref, onPlay }: VideoPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState(false);

  /** Retries the first failure after renewing the session: a video element cannot renew an expired session itself. */
  async function recover() {
    const panel = panelOf(window.location.pathname);
    if (attempt === 0 && panel && (await refreshSession(panel.key, Date.now())) === 'renewed') setAttempt(1);
    else setBroken(true);
  }

  if (broken)
    return (
      <div className={classes.broken} role="alert">
        <p>{texts.video.broken}</p>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            setBroken(false);
            setAttempt(0);
          }}
        >
          {texts.retry}
        </Button>
      </div>
    );
  return (
    <video
      key={attempt}
      ref={ref}
      className={classes.video}
      src={staffFileUrl(video)}
      poster={staffFileUrl(poster)}
      aria-label={label}
      controls
      loop
      playsInline
      preload="auto"
      autoPlay={autoPlay}
      muted={muted}
      onPlay={onPlay}
      onError={() => void recover()}
    />
  );
}
