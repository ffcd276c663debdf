import { problemOf, type UploadKind } from './upload-kinds';

const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('problemOf', () => {
  it.each<[string, UploadKind, File]>([
    ['a picture', 'image', file('a.png', 'image/png')],
    ['an SVGA file without a type', 'animation', file('a.SVGA', '')],
    ['an SVGA file with a generic type', 'animation', file('a.svga', 'application/octet-stream')],
    ['an animated picture', 'animation', file('a.webp', 'image/webp')],
    ['a song', 'audio', file('a.mp3', 'audio/mpeg')],
    ['a song with an alternative type', 'audio', file('a.wav', 'audio/x-wav')],
  ])('should accept %s', (_what, kind, chosen) => {
    expect(problemOf(chosen, kind)).toBeUndefined();
  });

  it.each<[string, UploadKind, File]>([
    ['an SVG drawing', 'image', file('a.svg', 'image/svg+xml')],
    ['a still picture as an animation', 'animation', file('a.png', 'image/png')],
    ['a video as a song', 'audio', file('a.mp4', 'video/mp4')],
    ['a file without type or extension', 'audio', file('song', '')],
  ])('should reject %s', (_what, kind, chosen) => {
    expect(problemOf(chosen, kind)).toBe('type');
  });

  it('should reject a file when it is larger than the server accepts', () => {
    const megabytes = 1024 * 1024;
    expect(problemOf(file('a.png', 'image/png', 5 * megabytes), 'image')).toBeUndefined();
    expect(problemOf(file('a.png', 'image/png', 5 * megabytes + 1), 'image')).toBe('size');
    expect(problemOf(file('a.svga', '', 10 * megabytes + 1), 'animation')).toBe('size');
    expect(problemOf(file('a.mp3', 'audio/mpeg', 20 * megabytes + 1), 'audio')).toBe('size');
  });
});
