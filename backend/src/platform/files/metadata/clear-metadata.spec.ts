import { clearedMedia, DAMAGED } from '../../../../test/files/cleared-media.js';
import {
  box,
  PICTURE,
  PLACE,
  recordedMp4,
  recordedWebm,
} from '../../../../test/support/factories/recordings.js';
import { mp4Video, webmVideo } from '../../../../test/support/factories/videos.js';

const typesIn = (file: Buffer) => {
  const found: string[] = [];
  for (let at = 0; at < file.length; at += file.readUInt32BE(at))
    found.push(file.toString('latin1', at + 4, at + 8));
  return found;
};

describe('clearMetadata', () => {
  it('should remove location, time and other tracks when an MP4 is cleared', async () => {
    const before = recordedMp4();
    const after = await clearedMedia(before, 'mp4');
    expect(after).toHaveLength(before.length);
    expect(after.includes(PLACE.slice(0, 8))).toBe(false);
    expect(after.includes(PLACE.slice(8))).toBe(false);
    expect(after.includes(PICTURE)).toBe(true);
    expect(after.includes('xmpmeta')).toBe(false);
    expect(typesIn(after)).toEqual(['ftyp', 'mdat', 'moov', 'free', 'free']);
    const moov = after.subarray(after.indexOf('moov') + 4);
    expect(typesIn(moov.subarray(0, after.readUInt32BE(after.indexOf('moov') - 4) - 8))).toEqual([
      ...['mvhd', 'trak', 'free', 'free', 'free', 'free'],
    ]);
    expect(moov.readUInt32BE(12)).toBe(0);
    expect(await clearedMedia(after, 'mp4')).toEqual(after);
  });

  it.each([false, true])('should remove tags and title when a WebM is cleared (live: %s)', async (live) => {
    const before = await recordedWebm(live);
    const after = await clearedMedia(before, 'webm');
    expect(after).toHaveLength(before.length);
    expect(after.includes(PLACE)).toBe(false);
    expect(after.includes('LOCATION')).toBe(false);
    const cluster = Buffer.from('1f43b675', 'hex');
    const end = after.length - 200;
    expect(after.subarray(after.indexOf(cluster), end)).toEqual(
      before.subarray(before.indexOf(cluster), end),
    );
    expect(await clearedMedia(after, 'webm')).toEqual(after);
  });

  it('should leave a WebM unchanged when it has no metadata', async () => {
    const before = await webmVideo();
    expect(await clearedMedia(before, 'webm')).toEqual(before);
  });

  it('should reject an MP4 animation when it has no pictures', async () => {
    await expect(clearedMedia(recordedMp4(), 'mp4', 'animation')).resolves.toBeDefined();
    const sound = Buffer.from(
      recordedMp4()
        .toString('latin1')
        .replace(/vide(?!o)/, 'soun'),
      'latin1',
    );
    await expect(clearedMedia(sound, 'mp4', 'animation')).rejects.toMatchObject(DAMAGED);
    await expect(clearedMedia(mp4Video(), 'mp4', 'animation')).rejects.toMatchObject(DAMAGED);
  });

  const samples = (offset: number) => recordedMp4().subarray(0, offset);
  it.each<[string, () => Buffer]>([
    ['that breaks off', () => samples(100)],
    [
      'whose box is shorter than its head',
      () => Buffer.concat([box('ftyp', 'isom'), Buffer.from([0, 0, 0, 4, 1, 2, 3, 4])]),
    ],
    [
      'whose box is longer than its parent',
      () => box('moov', Buffer.from([0, 0, 1, 0, 0x74, 0x72, 0x61, 0x6b])),
    ],
    ['whose track has no handler', () => box('moov', box('trak', box('tkhd', Buffer.alloc(84))))],
    ['whose track lies outside of its media', () => recordedMp4().fill('mdxx', 28, 32)],
    ['of very many boxes', () => Buffer.concat(Array.from({ length: 100_001 }, () => box('abcd')))],
  ])('should reject an MP4 %s', async (_what, make) => {
    await expect(clearedMedia(make(), 'mp4')).rejects.toMatchObject(DAMAGED);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['that breaks off', async () => (await webmVideo()).subarray(0, 300)],
    ['that goes on after its end', async () => Buffer.concat([await webmVideo(), Buffer.from(PLACE)])],
    [
      'whose tags have no end',
      async () => Buffer.concat([await webmVideo(), Buffer.from('1254c36701ffffffffffffff', 'hex')]),
    ],
  ])('should reject a WebM %s', async (_what, make) => {
    await expect(clearedMedia(await make(), 'webm')).rejects.toMatchObject(DAMAGED);
  });
});
