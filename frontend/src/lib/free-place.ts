/** A rectangle of the window, in pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Between what is placed and the edge of the window, or a control. */
const EDGE = 6;

const near = (box: Box, other: Box) =>
  box.left < other.right + EDGE &&
  box.right > other.left - EDGE &&
  box.top < other.bottom + EDGE &&
  box.bottom > other.top - EDGE;

const boxAt = ({ width, height }: Size, left: number, top: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Whether a box is in the window and covers none of these. */
export const isFree = (box: Box, taken: readonly Box[], window: Size): boolean =>
  box.right <= window.width && box.bottom <= window.height && !taken.some((other) => near(box, other));

/**
 * Where a box of this size covers nothing that is taken: along the upper edge of the window, beginning at the right; else at
 * the right, as low as possible. In the lower right corner where there is no such place.
 */
export function freePlace(size: Size, taken: readonly Box[], window: Size): Box {
  const right = window.width - EDGE - size.width;
  const low = window.height - EDGE - size.height;
  for (let left = right; left >= EDGE;) {
    const box = boxAt(size, left, EDGE);
    const met = taken.filter((other) => near(box, other));
    if (!met.length) return box;
    left = Math.min(...met.map((other) => other.left)) - EDGE - size.width;
  }
  for (let top = low; top >= EDGE;) {
    const box = boxAt(size, right, top);
    const met = taken.filter((other) => near(box, other));
    if (!met.length) return box;
    top = Math.min(...met.map((other) => other.top)) - EDGE - size.height;
  }
  return boxAt(size, right, low);
}
