import { useCallback, useState } from 'react';
import {
  firstView,
  insideOf,
  mostZoom,
  partOf,
  wholePixels,
  zoomedAt,
  type Point,
  type Size,
} from './crop-geometry';

/** The state of a crop. Every change keeps the part inside the picture. */
export function useCrop(picture: Size, shape: Size) {
  const [view, setView] = useState(() => firstView(picture));
  const part = partOf(view, picture, shape);

  /** Moves the part by pixels of the picture. */
  const move = useCallback(
    (by: Point) => setView((now) => insideOf({ ...now, x: now.x + by.x, y: now.y + by.y }, picture, shape)),
    [picture, shape],
  );
  /** Changes the zoom by a factor. `at` is a point of the frame, from 0 to 1, that stays in its place. */
  const zoomBy = useCallback(
    (factor: number, at: Point = { x: 0.5, y: 0.5 }) =>
      setView((now) => {
        const { x, y, width, height } = partOf(now, picture, shape);
        const zoom = Math.min(Math.max(now.zoom * factor, 1), mostZoom(picture, shape));
        return insideOf(zoomedAt(now, zoom, { x: x + at.x * width, y: y + at.y * height }), picture, shape);
      }),
    [picture, shape],
  );
  return {
    zoom: view.zoom,
    mostZoom: mostZoom(picture, shape),
    /** The part of the picture inside the frame. */
    part,
    move,
    zoomBy,
    reset: () => setView(firstView(picture)),
    /** The part in whole pixels. */
    result: () => wholePixels(part, picture),
  };
}

export type Crop = ReturnType<typeof useCrop>;
