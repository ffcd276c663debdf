import { useEffect, useRef, type PointerEvent } from 'react';
import type { Point } from './crop-geometry';

interface PointerMoves {
  /** The pointer, or the middle of two fingers, moved by pixels of the screen. */
  onDrag: (by: Point) => void;
  /** Two fingers, or the wheel, zoom at a point of the element, in pixels of the screen. */
  onZoom: (factor: number, at: Point) => void;
}

/** How much one pixel of the wheel zooms. */
const perWheelPixel = 0.002;

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
/** Returns where an event is inside of an element. */
const placeIn = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { x, y } = element.getBoundingClientRect();
  return { x: clientX - x, y: clientY - y };
};
const spanOf = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** Follows the pointers on an element: one drags, two pinch, the wheel zooms. Returns the props of the element. */
export function usePointers<Target extends HTMLElement>({ onDrag, onZoom }: PointerMoves) {
  const element = useRef<Target>(null);
  const down = useRef(new Map<number, Point>());

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(Math.exp(-event.deltaY * perWheelPixel), placeIn(current, event));
    };
    // React's own listener is passive: it could not keep the page from scrolling.
    current.addEventListener('wheel', turn, { passive: false });
    return () => current.removeEventListener('wheel', turn);
  }, [onZoom]);

  function follow(event: PointerEvent) {
    const { pointerId, currentTarget } = event;
    const points = down.current;
    if (!points.has(pointerId)) return;
    const before = [...points.values()];
    points.set(pointerId, placeIn(currentTarget, event));
    const now = [...points.values()];
    const [from, to] = [middleOf(before), middleOf(now)];
    onDrag({ x: to.x - from.x, y: to.y - from.y });
    if (spanOf(before) > 0 && spanOf(now) > 0) onZoom(spanOf(now) / spanOf(before), to);
  }
  const lift = ({ pointerId }: PointerEvent) => down.current.delete(pointerId);

  return {
    ref: element,
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, placeIn(event.currentTarget, event));
    },
    onPointerMove: follow,
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
