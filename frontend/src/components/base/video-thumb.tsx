import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { staffFileUrl } from '../../lib/files';
import { texts } from './components.texts';
import classes from './video-thumb.module.css';

interface VideoThumbProps {
  poster: string;
  name: string;
  /** Lists show 100 by 100 pixels. */
  size?: number;
  /** Blurs the poster, for viewers who do not want to see it unasked. */
  blurred?: boolean;
  /** Without it, the poster is decoration. */
  onOpen?: () => void;
}

/** The poster of a video; a click opens the video. */
export function VideoThumb({ poster, name, size = 100, blurred = false, onOpen }: VideoThumbProps) {
  const source = staffFileUrl(poster, true);
  const [broken, setBroken] = useState<string>();
  const picture = source && broken !== source && (
    <img
      src={source}
      alt=""
      loading="lazy"
      data-blurred={blurred || undefined}
      onError={() => setBroken(source)}
    />
  );
  const measure = { width: size, height: size };
  if (!onOpen)
    return (
      <span className={classes.thumb} style={measure}>
        {picture}
      </span>
    );
  return (
    <button
      type="button"
      className={classes.thumb}
      style={measure}
      onClick={onOpen}
      aria-label={texts.video.open(name)}
    >
      {picture}
      <span className={classes.play}>
        <IconPlayerPlayFilled size={14} aria-hidden />
      </span>
    </button>
  );
}
