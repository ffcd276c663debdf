// Real videos to upload, a few kilobytes each.
import sharp from 'sharp';
import { makeWebm } from '../../../src/startup/demo/webm.js';

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 96, channels: 3, background } })
    .png()
    .toBuffer();

let webm: Promise<Buffer> | undefined;

/** One second of two colours, made once. Tests must not write into it. */
export const webmVideo = (): Promise<Buffer> => (webm ??= makeVideo());

async function makeVideo(): Promise<Buffer> {
  const pictures = await Promise.all(['#204060', '#a04060'].map(picture));
  return makeWebm({ width: 64, height: 96, interval: 500, pictures });
}

/** The header of an MP4 file, enough for the detection. */
export const mp4Video = (): Buffer => {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24);
  box.write('ftypisom', 4, 'latin1');
  box.write('isommp42', 16, 'latin1');
  return Buffer.concat([box, Buffer.alloc(1000)]);
};
