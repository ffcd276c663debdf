import { useEffect, useRef } from 'react';
import type { Rect, Size } from './crop-geometry';
import classes from './crop.module.css';

interface CropCanvasProps {
  picture: ImageBitmap;
  /** The part of the picture inside the frame. */
  part: Rect;
  /** The place of the frame; undefined before the canvas knows its size. */
  frame: Rect | undefined;
  onSize: (size: Size) => void;
}

/** Draws the picture, darker outside of the frame. Its name and keys belong to the element around it. */
export function CropCanvas({ picture, part, frame, onSize }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const watcher = new ResizeObserver(() =>
      onSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [onSize]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !frame) return;
    const { clientWidth, clientHeight } = context.canvas;
    const density = window.devicePixelRatio;
    context.canvas.width = clientWidth * density;
    context.canvas.height = clientHeight * density;
    context.scale(density, density);
    const scale = frame.width / part.width;
    const place = [frame.x - part.x * scale, frame.y - part.y * scale] as const;
    context.drawImage(picture, ...place, picture.width * scale, picture.height * scale);
    shade(context, { width: clientWidth, height: clientHeight }, frame);
  }, [picture, part, frame]);
  return <canvas ref={canvas} className={classes.canvas} />;
}

/** Darkens what is outside of the frame, and draws its edge in two colours, which show on every picture. */
function shade(context: CanvasRenderingContext2D, stage: Size, { x, y, width, height }: Rect) {
  context.beginPath();
  context.rect(0, 0, stage.width, stage.height);
  context.rect(x, y, width, height);
  context.fillStyle = 'rgb(13 13 13 / 60%)';
  context.fill('evenodd');
  context.lineWidth = 3;
  context.strokeStyle = 'rgb(13 13 13 / 80%)';
  context.strokeRect(x, y, width, height);
  context.lineWidth = 1.5;
  context.strokeStyle = '#fff';
  context.strokeRect(x, y, width, height);
}
