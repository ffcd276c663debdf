/** The places of pictures in the panels, each with its size in pixels. */
export const pictureShapes = {
  /** Record pages and large rows. */
  thumbnail: { width: 80, height: 70 },
  icon: { width: 80, height: 80 },
  profile: { width: 150, height: 150 },
  family: { width: 96, height: 96 },
  /** Banners and themes: the app shows the whole picture, and only the panels show a thumbnail. */
  whole: { width: 80, height: 70 },
} as const;

export type PictureShape = keyof typeof pictureShapes;

interface Size {
  width: number;
  height: number;
}

/** Returns whether choosing a picture of this size for a place asks for the part to show. */
export function needsCrop(picture: Size, shape: PictureShape): boolean {
  if (shape === 'whole') return false;
  const { width, height } = pictureShapes[shape];
  const isSmall = picture.width <= width && picture.height <= height;
  // The height that the width would have in the shape; a difference of a pixel is not visible.
  const fits = Math.abs((picture.width * height) / width - picture.height) <= 1;
  return !isSmall && !fits;
}
