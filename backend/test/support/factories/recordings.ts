// Videos like those of phones and cameras: with place, time and device in every part that can hold them.
import { webmVideo } from './videos.js';

/** The place of recording in every video. */
export const PLACE = '+28.6139+077.2090/';
/** The parts that stay: picture and sound. */
export const PICTURE = 'the pictures of the video';

/** A box of MP4. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(
    content.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
/** Numbers of 4 bytes each. */
export const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};
/** A header with the times of creation and change. */
export const dated = (type: string) => box(type, numbers(0, 3_900_000_000, 3_900_000_001, 1000, 2000));

function track(handler: string, offset: number, sizes: number[], ...more: Buffer[]): Buffer {
  const tables = [
    box('stsc', numbers(0, 1, 1, sizes.length, 1)),
    box('stsz', numbers(0, 0, sizes.length, ...sizes)),
    box('stco', numbers(0, 1, offset)),
  ];
  return trackOf(handler, tables, ...more);
}

function trackOf(handler: string, tables: Buffer[], ...more: Buffer[]): Buffer {
  const samples = box('stbl', ...tables);
  const media = box(
    'mdia',
    dated('mdhd'),
    box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0)),
    box('minf', samples),
  );
  return box('trak', dated('tkhd'), media, ...more);
}

/** A file of this brand with a track for each handler: `soun` for sound, `vide` for pictures. */
export function mediaOf(brand: string, ...handlers: string[]): Buffer {
  const head = box('ftyp', brand, numbers(0), `${brand}iso2`);
  const tracks = handlers.map((handler) => track(handler, head.length + 8, [PICTURE.length]));
  return Buffer.concat([head, box('mdat', PICTURE), box('moov', dated('mvhd'), ...tracks)]);
}

/** An MP4 with a picture track and a track of places, with the place in every box that can hold one. */
export function recordedMp4(): Buffer {
  const head = box('ftyp', 'isom', numbers(0), 'isommp42');
  const picturesAt = head.length + 8;
  const placesAt = picturesAt + PICTURE.length;
  const place = box('udta', box('\xA9xyz', numbers(18), PLACE));
  return Buffer.concat([
    head,
    box('mdat', PICTURE, PLACE),
    box(
      'moov',
      dated('mvhd'),
      track('vide', picturesAt, [PICTURE.length], place, box('meta', PLACE)),
      track('meta', placesAt, [8, PLACE.length - 8]),
      place,
      box('meta', numbers(0), box('ilst', PLACE)),
      box('uuid', 'an XMP packet id', `<x:xmpmeta>${PLACE}</x:xmpmeta>`),
    ),
    box('uuid', 'an XMP packet id', `<x:xmpmeta>${PLACE}</x:xmpmeta>`),
    box('free', PLACE),
  ]);
}

/** An MP4 with media and a track of places with these tables; `first` is the offset of the media. */
export function placesMp4(media: string, tables: (first: number) => Buffer[]): Buffer {
  const head = box('ftyp', 'isom', numbers(0), 'isommp42');
  const moov = box('moov', dated('mvhd'), trackOf('meta', tables(head.length + 8)));
  return Buffer.concat([head, box('mdat', media), moov]);
}

/** An element of WebM with a length of 8 bytes. */
function element(id: string, content: Buffer): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), length, content]);
}

/** A WebM with the place in its tags and its title; `live`: of unknown length, like recordings of browsers. */
export async function recordedWebm(live = false): Promise<Buffer> {
  const plain = await webmVideo();
  const segmentAt = plain.indexOf(Buffer.from('18538067', 'hex'));
  const infoAt = plain.indexOf(Buffer.from('1549a966', 'hex'));
  const infoEnd = infoAt + 12 + Number(plain.readBigUInt64BE(infoAt + 4) & 0xffffffn);
  const title = element('7ba9', Buffer.from(PLACE));
  const info = element('1549a966', Buffer.concat([plain.subarray(infoAt + 12, infoEnd), title]));
  const name = element('45a3', Buffer.from('LOCATION'));
  const text = element('4487', Buffer.from(PLACE));
  const tags = element('1254c367', element('7373', element('67c8', Buffer.concat([name, text]))));
  const content = Buffer.concat([info, plain.subarray(infoEnd), tags]);
  if (!live) return Buffer.concat([plain.subarray(0, segmentAt), element('18538067', content)]);
  const unknown = Buffer.from('01ffffffffffffff', 'hex');
  const clusterAt = content.indexOf(Buffer.from('1f43b675', 'hex'));
  unknown.copy(content, clusterAt + 4);
  return Buffer.concat([plain.subarray(0, segmentAt), Buffer.from('18538067', 'hex'), unknown, content]);
}
