import { Button } from '@mantine/core';
import { useState, type Ref } from 'react';
import { refreshSession } from '../api/refresh';
import { staffFileUrl } from '../lib/files';
import { panelOf } from '../lib/panels';
import { texts } from './components.texts';
import classes from './video-player.module.css';

interface VideoPlayerProps {
  video: string;
  poster: string;
  /** What it is called, for those who cannot see it. */
  label: string;
  autoPlay?: boolean;
  /** Starts without sound; whoever watches can turn it on. */
  muted?: boolean;
  ref?: Ref<HTMLVideoElement>;
  onPlay?: () => void;
}

/** Plays a stored video. Give it the video's id as key: another one starts anew. */
export function VideoPlayer({ video, poster, label, autoPlay, muted, ref, onPlay }: VideoPlayerProps) {
  const [attempt, setAttempt] = useState(0);
  const [broken, setBroken] = useState(false);

  /** A player cannot renew the session by itself, as requests of the panel do; the first failure may be just that. */
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
