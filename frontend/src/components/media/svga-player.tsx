import { useReducedMotion } from '@mantine/hooks';
import { IconAlertTriangleFilled, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { texts } from '../base/components.texts';
import { NoMedia } from '../base/no-media';
import classes from './media.module.css';
import type { Animation } from './svga/load-animation';
import { useAnimation } from './use-animation';
import { useVisible } from './use-visible';

interface SvgaPlayerProps {
  /** The address, or a file that is not uploaded yet. */
  src: string | Blob;
  /** The accessible name. */
  label: string;
  width?: number;
  height?: number;
}

/** Plays an SVGA animation while it is in view. With reduced motion, the animation waits until the user starts it. */
export function SvgaPlayer({ src, label, width = 80, height = 70 }: SvgaPlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const [chosen, setChosen] = useState<boolean>();
  const { visible, seen } = useVisible(box);
  const { animation, failed } = useAnimation(src, seen);
  const playing = chosen ?? !still;
  usePlayback(canvas, animation, playing, visible);

  return (
    <div ref={box} className={classes.stage} style={{ width, height }} data-waiting={!animation || undefined}>
      {failed && (
        <NoMedia
          label={texts.media.brokenAnimation(label)}
          text={texts.media.broken}
          width={width}
          height={height}
        />
      )}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        hidden={failed}
        data-ready={animation ? true : undefined}
        {...pixelsOf(animation, width, height)}
      />
      {animation?.isIncomplete && (
        <div
          role="img"
          className={classes.incomplete}
          aria-label={texts.media.incomplete}
          title={texts.media.incomplete}
        >
          <IconAlertTriangleFilled size={12} aria-hidden />
        </div>
      )}
      {animation && animation.frames > 1 && (
        <button
          type="button"
          className={classes.toggle}
          aria-label={playing ? texts.media.pause(label) : texts.media.play(label)}
          onClick={() => setChosen(!playing)}
        >
          {playing ? <IconPlayerPauseFilled size={12} /> : <IconPlayerPlayFilled size={12} />}
        </button>
      )}
    </div>
  );
}

/** Returns the canvas size in device pixels for the displayed size, whatever size the animation was made in. */
function pixelsOf(animation: Animation | undefined, width: number, height: number) {
  if (!animation) return { width, height };
  const scale = Math.min(width / animation.width, height / animation.height) * window.devicePixelRatio;
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: pixels(animation.width), height: pixels(animation.height) };
}

/**
 * Draws the frames while the animation plays in view. A paused animation starts at its middle frame, because many begin
 * empty.
 */
function usePlayback(
  canvas: RefObject<HTMLCanvasElement | null>,
  animation: Animation | undefined,
  playing: boolean,
  visible: boolean,
) {
  const at = useRef<{ of: Animation; frame: number }>(undefined);
  useEffect(() => {
    const surface = canvas.current;
    if (!surface || !animation) return;
    const { frames, fps } = animation;
    if (at.current?.of !== animation)
      at.current = { of: animation, frame: playing ? 0 : Math.floor(frames / 2) };
    const place = at.current;
    animation.draw(surface, place.frame);
    if (!playing || !visible) return;
    const begin = performance.now() - (place.frame * 1000) / fps;
    let handle = requestAnimationFrame(function tick(now) {
      const frame = Math.max(0, Math.floor(((now - begin) * fps) / 1000)) % frames;
      if (frame !== place.frame) animation.draw(surface, (place.frame = frame));
      handle = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(handle);
  }, [canvas, animation, playing, visible]);
}
