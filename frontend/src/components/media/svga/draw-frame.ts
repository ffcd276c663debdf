import {
  MATTE,
  type Colour,
  type Frame,
  type Movie,
  type Outline,
  type Shape,
  type ShapeStyle,
  type Sprite,
} from './movie';

type Pictures = ReadonlyMap<string, CanvasImageSource>;
/** Scratch canvases to compose a sprite with its matte. */
export type Layers = (index: 0 | 1) => CanvasRenderingContext2D;

/** Returns the picture of a sprite. The key of a matte names its picture with or without the ending. */
export const pictureOf = <Picture>(pictures: ReadonlyMap<string, Picture>, { imageKey }: Sprite) =>
  pictures.get(imageKey) ?? pictures.get(imageKey.replace(MATTE, ''));

/** Draws one frame in the movie's coordinates; the caller scales the context. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  movie: Movie,
  pictures: Pictures,
  at: number,
  layers: Layers,
): void {
  for (const sprite of movie.sprites) {
    // Mattes are not drawn themselves.
    if (MATTE.test(sprite.imageKey)) continue;
    const matte = sprite.matteKey && movie.sprites.find(({ imageKey }) => imageKey === sprite.matteKey);
    if (!matte) drawSprite(context, sprite, pictures, at);
    else drawThrough(context, sprite, matte, pictures, at, layers);
  }
}

/** Draws the sprite on a layer and keeps only the part that the matte covers. */
function drawThrough(
  context: CanvasRenderingContext2D,
  sprite: Sprite,
  matte: Sprite,
  pictures: Pictures,
  at: number,
  layers: Layers,
): void {
  const [layer, cover] = [layers(0), layers(1)];
  drawSprite(layer, sprite, pictures, at);
  drawSprite(cover, matte, pictures, at);
  layer.save();
  layer.resetTransform();
  layer.globalCompositeOperation = 'destination-in';
  layer.drawImage(cover.canvas, 0, 0);
  layer.restore();
  context.save();
  context.resetTransform();
  context.drawImage(layer.canvas, 0, 0);
  context.restore();
}

function drawSprite(context: CanvasRenderingContext2D, sprite: Sprite, pictures: Pictures, at: number): void {
  const frame = sprite.frames[at];
  if (!frame || frame.alpha <= 0) return;
  context.save();
  context.globalAlpha = Math.min(frame.alpha, 1);
  apply(context, frame.transform);
  if (frame.clipPath) context.clip(new Path2D(frame.clipPath));
  const picture = pictureOf(pictures, sprite);
  if (picture) drawPicture(context, picture, frame.layout);
  for (const shape of frame.shapes) drawShape(context, shape);
  context.restore();
}

function drawPicture(context: CanvasRenderingContext2D, picture: CanvasImageSource, layout: Frame['layout']) {
  const { x, y, width, height } = layout;
  if (width > 0 && height > 0) context.drawImage(picture, x, y, width, height);
  else context.drawImage(picture, x, y);
}

function drawShape(context: CanvasRenderingContext2D, { outline, style, transform }: Shape): void {
  context.save();
  apply(context, transform);
  const path = pathOf(outline);
  if (style.fill) {
    context.fillStyle = css(style.fill);
    context.fill(path);
  }
  if (style.stroke && style.strokeWidth > 0) {
    applyStroke(context, style.stroke, style);
    context.stroke(path);
  }
  context.restore();
}

function applyStroke(context: CanvasRenderingContext2D, colour: Colour, style: ShapeStyle): void {
  const [dash, gap, offset] = style.lineDash;
  context.strokeStyle = css(colour);
  context.lineWidth = style.strokeWidth;
  context.lineCap = style.lineCap;
  context.lineJoin = style.lineJoin;
  if (style.miterLimit > 0) context.miterLimit = style.miterLimit;
  if (dash > 0 || gap > 0) {
    context.setLineDash([Math.max(dash, 1), Math.max(gap, 0.1)]);
    context.lineDashOffset = offset;
  }
}

function pathOf(outline: Outline): Path2D {
  if (outline.type === 'path') return new Path2D(outline.d);
  const path = new Path2D();
  if (outline.type === 'ellipse') {
    const { x, y, radiusX, radiusY } = outline;
    path.ellipse(x, y, Math.abs(radiusX), Math.abs(radiusY), 0, 0, 2 * Math.PI);
  } else {
    const { x, y, width, height, radius } = outline;
    path.roundRect(x, y, width, height, Math.max(0, radius));
  }
  return path;
}

const apply = (context: CanvasRenderingContext2D, { a, b, c, d, tx, ty }: Frame['transform']) =>
  context.transform(a, b, c, d, tx, ty);

const css = ([red, green, blue, opacity]: Colour) =>
  `rgb(${[red, green, blue].map((part) => Math.round(part * 255)).join(' ')} / ${opacity})`;
