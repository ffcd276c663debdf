import type { Rect, Size } from './crop-geometry';

const percent = (part: number) => Math.round(part * 100);
const timesOf = (zoom: number) => `${Math.round(zoom * 10) / 10} times`;

export const texts = {
  title: (label: string) => `Crop: ${label}`,
  frame: 'Part of the picture that is used',
  instructions: 'Drag the picture to move it. Or use the arrow keys to move the frame, and + and - to zoom.',
  zoom: 'Zoom',
  times: timesOf,
  /** What a screen reader hears after a key. */
  place: ({ x, y, width }: Rect, picture: Size, zoom: number) =>
    `${percent(x / picture.width)} % from the left, ${percent(y / picture.height)} % from the top, ` +
    `${percent(width / picture.width)} % of the width, zoom ${timesOf(zoom)}`,
  reset: 'Reset',
  whole: 'Use the whole picture',
  crop: 'Crop',
  failed: 'The picture could not be cropped',
};
