// Files that declare or contain huge amounts of data: the check ends quickly and does not block other requests.
import { clearedMedia, DAMAGED } from '../../../../test/files/cleared-media.js';
import { box, dated, numbers, placesMp4 } from '../../../../test/support/factories/recordings.js';
import { webmVideo } from '../../../../test/support/factories/videos.js';

/** Returns the longest time in milliseconds for which no other code ran, and the total time. */
async function measured(work: () => Promise<unknown>): Promise<{ longest: number; whole: number }> {
  const begin = performance.now();
  let [last, longest] = [begin, 0];
  const beat = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(beat, 5);
  await work();
  beat();
  clearInterval(timer);
  return { longest, whole: performance.now() - begin };
}
const MAX_UINT32 = 0xffffffff;
const SECRET = 'the place and another';
const offsets = (count: number, first: number, step: number) =>
  box('stco', numbers(0, count, ...Array.from({ length: count }, (_, at) => first + at * step)));
const segment = (content: Buffer) =>
  Buffer.concat([Buffer.from('1a45dfa380', 'hex'), Buffer.from('1853806701ffffffffffffff', 'hex'), content]);

describe('clearMetadata', () => {
  it.each<[string, Buffer]>([
    [
      'one size for 4 billion samples',
      placesMp4(SECRET, (first) => [
        box('stsc', numbers(0, 1, 1, MAX_UINT32, 1)),
        box('stsz', numbers(0, 1, MAX_UINT32)),
        offsets(1, first, 0),
      ]),
    ],
    [
      '4 billion samples in one part',
      placesMp4(SECRET, (first) => [
        box('stsc', numbers(0, 1, 1, MAX_UINT32, 1)),
        box('stsz', numbers(0, 0, MAX_UINT32, 1, 1)),
        offsets(1, first, 0),
      ]),
    ],
    ['100,000 heads', Buffer.concat(Array.from({ length: 99_000 }, () => dated('mvhd')))],
  ])('should reject an MP4 quickly when it holds %s', async (_what, content) => {
    const run = () => expect(clearedMedia(content, 'mp4')).rejects.toMatchObject(DAMAGED);
    const { longest, whole } = await measured(run);
    expect(longest).toBeLessThan(1000);
    expect(whole).toBeLessThan(8000);
  });

  it('should reject an MP4 when it has more than 1,000 media boxes', async () => {
    const media = Buffer.concat(Array.from({ length: 1001 }, () => box('mdat')));
    const whole = placesMp4(SECRET, (first) => [
      box('stsc', numbers(0, 1, 1, 1, 1)),
      box('stsz', numbers(0, 1, 1)),
      offsets(1, first, 0),
    ]);
    await expect(clearedMedia(Buffer.concat([whole, media]), 'mp4')).rejects.toMatchObject(DAMAGED);
  });

  it('should reject an MP4 when a track has no sample sizes', async () => {
    const tables = (first: number) => [box('stsc', numbers(0, 1, 1, 1, 1)), offsets(1, first, 0)];
    await expect(clearedMedia(placesMp4(SECRET, tables), 'mp4')).rejects.toMatchObject(DAMAGED);
  });

  it.each<[string, number, number[]]>([
    ['4', 4, [0xfa << 24]],
    ['8', 8, [(15 << 24) | (10 << 16)]],
    ['16', 16, [(15 << 16) | 10]],
  ])('should clear a track when its sizes have %s bits', async (_what, bits, sizes) => {
    const words = sizes.map((size) => size >>> 0);
    const after = await clearedMedia(
      placesMp4(`${'s'.repeat(25)}kept`, (first) => [
        box('stsc', numbers(0, 1, 1, 2, 1)),
        box('stz2', numbers(0, bits, 2, ...words)),
        offsets(1, first, 0),
      ]),
      'mp4',
    );
    expect(after.includes('s'.repeat(2))).toBe(false);
    expect(after.includes('kept')).toBe(true);
  });

  it('should clear a track when it has 50,000 adjacent chunks', async () => {
    const count = 50_000;
    const after = await clearedMedia(
      placesMp4(`${'secret'.repeat(count)}kept`, (first) => [
        box('stsc', numbers(0, 1, 1, 1, 1)),
        box('stsz', numbers(0, 6, count)),
        offsets(count, first, 6),
      ]),
      'mp4',
    );
    expect(after.includes('secret')).toBe(false);
    expect(after.includes('kept')).toBe(true);
  });

  it('should leave a WebM unchanged and finish quickly when it has 200,000 empty elements', async () => {
    const content = segment(Buffer.from('ec80'.repeat(200_000), 'hex'));
    let after: Buffer | undefined;
    const { longest, whole } = await measured(async () => {
      after = await clearedMedia(content, 'webm');
    });
    expect(after).toEqual(content);
    expect(longest).toBeLessThan(1000);
    expect(whole).toBeLessThan(8000);
  });

  it.each<[string, Buffer]>([
    ['1,000,000 elements', segment(Buffer.from('ec80'.repeat(1_000_000), 'hex'))],
    ['50,000 filled elements', segment(Buffer.from('ec8401020304'.repeat(50_000), 'hex'))],
  ])('should reject a WebM quickly when it has %s', async (_what, content) => {
    const run = () => expect(clearedMedia(content, 'webm')).rejects.toMatchObject(DAMAGED);
    const { longest, whole } = await measured(run);
    expect(longest).toBeLessThan(1000);
    expect(whole).toBeLessThan(8000);
  });

  it('should overwrite a filler element of a WebM when it holds data', async () => {
    const after = await clearedMedia(
      Buffer.concat([await webmVideo(), Buffer.from('ec8401020304', 'hex')]),
      'webm',
    );
    expect(after.subarray(-6).toString('hex')).toBe('ec8400000000');
  });
});
