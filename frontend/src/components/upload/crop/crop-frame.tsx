import { VisuallyHidden } from '@mantine/core';
import { useCallback, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useDeclaredKeys } from '../../base/use-declared-keys';
import { CropCanvas } from './crop-canvas';
import { frameIn, type Point, type Size } from './crop-geometry';
import { texts } from './crop.texts';
import { cropKeys } from './crop.keys';
import classes from './crop.module.css';
import type { Crop } from './use-crop';
import { usePointers } from './use-pointers';

/** The steps of the arrow keys in pixels of the screen, and of + and -. */
const step = { normal: 10, small: 1, zoom: 1.1 };

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CropFrameProps {
  picture: ImageBitmap;
  shape: Size;
  crop: Crop;
}

/** Shows the picture behind a frame. Pointers and keys move the picture; the wheel, two fingers and keys zoom. */
export function CropFrame({ picture, shape, crop }: CropFrameProps) {
  const { part, move, zoomBy } = crop;
  const instructions = useId();
  const [stage, setStage] = useState<Size>();
  // A screen reader hears the new place after a key, and not during a drag.
  const [spoken, setSpoken] = useState(false);
  useDeclaredKeys(cropKeys);

  const frame = useMemo(() => stage && frameIn(stage, shape), [stage, shape]);
  /** Pixels of the screen for a pixel of the picture. */
  const scale = frame ? frame.width / part.width : 1;
  const onDrag = (by: Point) => {
    setSpoken(false);
    move({ x: -by.x / scale, y: -by.y / scale });
  };
  const onZoom = useCallback(
    (factor: number, at: Point) => {
      setSpoken(false);
      if (frame) zoomBy(factor, { x: (at.x - frame.x) / frame.width, y: (at.y - frame.y) / frame.height });
    },
    [zoomBy, frame],
  );
  const pointers = usePointers<HTMLDivElement>({ onDrag, onZoom });

  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    const zoom = { '+': step.zoom, '=': step.zoom, '-': 1 / step.zoom }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!arrow && !zoom)) return;
    event.preventDefault();
    setSpoken(true);
    if (zoom) return zoomBy(zoom);
    const pixels = (event.shiftKey ? step.small : step.normal) / scale;
    if (arrow) move({ x: arrow.x * pixels, y: arrow.y * pixels });
  }
  return (
    <>
      <div
        {...pointers}
        role="application"
        tabIndex={0}
        data-autofocus
        aria-label={texts.frame}
        aria-describedby={instructions}
        className={classes.stage}
        onKeyDown={press}
      >
        <CropCanvas picture={picture} part={part} frame={frame} onSize={setStage} />
      </div>
      <p id={instructions} className={classes.hint}>
        {texts.instructions}
      </p>
      <VisuallyHidden role="status">{spoken && texts.place(part, picture, crop.zoom)}</VisuallyHidden>
    </>
  );
}
