// The arithmetic of the crop step, in pixels of the picture. A view names the part of the picture inside the frame.

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Size, Point {}

/** Zoom 1 shows the largest part that has the shape of the frame. `x` and `y` are the centre of the part. */
export interface View extends Point {
  zoom: number;
}

/** Beyond this zoom, the part has too few pixels to be recognized. */
const mostZoomed = 10;

const limited = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Returns the size of the largest part of the picture that has the shape. */
export function largestPart(picture: Size, shape: Size): Size {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  return { width: shape.width * scale, height: shape.height * scale };
}

/** Returns the highest zoom: the part keeps at least as many pixels as its place shows. */
export const mostZoom = (picture: Size, shape: Size): number =>
  limited(largestPart(picture, shape).width / shape.width, 1, mostZoomed);

/** Returns the view that a crop begins with: the middle of the picture, as large as possible. */
export const firstView = ({ width, height }: Size): View => ({ zoom: 1, x: width / 2, y: height / 2 });

/** Returns the part of the picture inside the frame. */
export function partOf({ zoom, x, y }: View, picture: Size, shape: Size): Rect {
  const largest = largestPart(picture, shape);
  const width = largest.width / zoom;
  const height = largest.height / zoom;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Returns the nearest view whose zoom is allowed and whose part lies inside the picture. */
export function insideOf(view: View, picture: Size, shape: Size): View {
  const zoom = limited(view.zoom, 1, mostZoom(picture, shape));
  const { width, height } = partOf({ ...view, zoom }, picture, shape);
  return {
    zoom,
    x: limited(view.x, width / 2, picture.width - width / 2),
    y: limited(view.y, height / 2, picture.height - height / 2),
  };
}

/** Returns the view at another zoom that keeps this point of the picture in its place in the frame. */
export function zoomedAt(view: View, zoom: number, { x, y }: Point): View {
  const factor = view.zoom / zoom;
  return { zoom, x: x + (view.x - x) * factor, y: y + (view.y - y) * factor };
}

/** Returns the part in whole pixels, inside the picture. */
export function wholePixels(part: Rect, picture: Size): Rect {
  const width = limited(Math.round(part.width), 1, picture.width);
  const height = limited(Math.round(part.height), 1, picture.height);
  return {
    x: limited(Math.round(part.x), 0, picture.width - width),
    y: limited(Math.round(part.y), 0, picture.height - height),
    width,
    height,
  };
}

/** The room between the frame and the edge of its stage. */
const margin = 20;

/** Returns the frame of this shape in the middle of its stage, as large as it fits. */
export function frameIn(stage: Size, shape: Size): Rect {
  const scale = Math.min(
    (stage.width - 2 * margin) / shape.width,
    (stage.height - 2 * margin) / shape.height,
  );
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
}
