// Files to upload: right ones, and small ones that cost whoever opens them a lot.
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a04060' } })
  .png()
  .toBuffer();

/** An animation of one pixel in so many pictures. */
export function manyFramedGif(frames) {
  const head = [Buffer.from('GIF89a'), Buffer.from([1, 0, 1, 0, 128, 0, 0, 0, 0, 0, 255, 255, 255])];
  const frame = (code) => [33, 249, 4, 0, 1, 0, 0, 0, 44, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, code, 1, 0];
  const one = Buffer.from([...frame(68), ...frame(76)]);
  return Buffer.concat([...head, ...Array.from({ length: frames / 2 }, () => one), Buffer.from([59])]);
}

/** A zip of one file that inflates to `size` bytes and says `claimed`, named so often in the directory. */
export function lyingZip(size, claimed, names = 1) {
  const data = deflateRawSync(Buffer.alloc(size));
  const fields = (signature, more) => {
    const head = Buffer.alloc(more ? 46 : 30);
    head.write(signature, 0, 'latin1');
    head.writeUInt16LE(20, more ? 6 : 4);
    head.writeUInt16LE(8, more ? 10 : 8);
    head.writeUInt32LE(data.length, more ? 20 : 18);
    head.writeUInt32LE(claimed, more ? 24 : 22);
    head.writeUInt16LE(5, more ? 28 : 26);
    return Buffer.concat([head, Buffer.from('movie')]);
  };
  const local = Buffer.concat([fields('PK\x03\x04', false), data]);
  const directory = Buffer.concat(Array.from({ length: names }, () => fields('PK\x01\x02', true)));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(names, 8);
  end.writeUInt16LE(names, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

/** A picture whose head claims 65,000 x 65,000 points. */
function hugeHead() {
  const claimed = Buffer.from(picture);
  claimed.writeUInt32BE(65_000, 16);
  claimed.writeUInt32BE(65_000, 20);
  return claimed;
}

const svga = deflateSync(Buffer.from('callboard animation '.repeat(50)));
const mp3 = Buffer.concat(
  Array.from({ length: 20 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)])),
);
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1'), Buffer.alloc(1000)]);

/** What a field takes, by its name. */
const RIGHT = { svga, songs: mp3, video: mp4 };
export const rightFile = (name) => RIGHT[name] ?? picture;

const once = (make) => {
  let made;
  return () => (made ??= make());
};
/** Each is made when it is first sent. */
export const ODD_FILES = [
  once(() => Buffer.alloc(0)),
  once(() => picture.subarray(0, 60)),
  once(hugeHead),
  once(() => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  once(() => Buffer.from('<!doctype html><script>alert(1)</script>')),
  once(() => Buffer.from('\xff\xd8\xff\xe0', 'latin1')),
  once(() => Buffer.concat([picture, Buffer.alloc(200_000, 'x')])),
  once(() => manyFramedGif(100)),
  once(() => lyingZip(1_000_000, 100)),
  once(() => deflateSync(Buffer.alloc(2_000_000))),
];
/** Files that block a product which does not bound its work: sent now and then only. */
export const HEAVY_FILES = [
  once(() => manyFramedGif(20_000)),
  once(() => lyingZip(100_000_000, 100)),
  once(() => lyingZip(9_900_000, 9_900_000, 2_000)),
  once(() => deflateSync(Buffer.alloc(60_000_000))),
];

/** Makes all of them, so that none is made while answers are timed. */
export function prepareFiles() {
  for (const make of [...ODD_FILES, ...HEAVY_FILES]) make();
}
