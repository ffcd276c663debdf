import { useReducedMotion } from '@mantine/hooks';
import { useState } from 'react';
import { texts } from '../base/components.texts';
import { useFileUrl } from '../base/use-file-url';
import { NoMedia } from '../base/no-media';
import { animationFormat } from './animation-format';
import classes from './media.module.css';
import { SvgaPlayer } from './svga-player';

interface MovingPictureProps {
  /** The address, or a file that is not uploaded yet. */
  src: string | File;
  label: string;
  width?: number;
  height?: number;
}

/** An animation in any of the formats that the server accepts: SVGA, WebP, GIF or MP4. */
export function MovingPicture({ src, label, width = 80, height = 70 }: MovingPictureProps) {
  const format = animationFormat(src);
  if (format !== 'svga') return <Playable {...{ src, label, width, height }} film={format === 'video'} />;
  return <SvgaPlayer src={src} label={label} width={width} height={height} />;
}

/** Plays the formats that browsers support natively. */
function Playable({ src, label, width, height, film }: Required<MovingPictureProps> & { film: boolean }) {
  const url = useFileUrl(src);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const [broken, setBroken] = useState<string>();
  const size = { width, height };
  if (broken === url)
    return <NoMedia label={texts.media.brokenAnimation(label)} text={texts.media.broken} {...size} />;
  const common = { src: url, className: classes.moving, onError: () => setBroken(url) };
  return (
    <div className={classes.stage} style={size}>
      {film ? (
        <video
          {...common}
          aria-label={label}
          muted
          loop
          playsInline
          autoPlay={!still}
          controls={still || width > 200}
        />
      ) : (
        <img {...common} alt={label} loading="lazy" />
      )}
    </div>
  );
}
