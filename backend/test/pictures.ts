import sharp from 'sharp';

/** A small PNG, as a form would send it. */
export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
