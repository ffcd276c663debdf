import { problemOf, type UploadKind } from './upload-kinds';

const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('problemOf', () => {
  it.each<[string, UploadKind, File]>([
    ['a picture', 'image', file('a.png', 'image/png')],
    ['an SVGA file, whose type no system knows', 'animation', file('a.SVGA', '')],
    ['an SVGA file of a general type', 'animation', file('a.svga', 'application/octet-stream')],
    ['a moving picture', 'animation', file('a.webp', 'image/webp')],
    ['a song', 'audio', file('a.mp3', 'audio/mpeg')],
    ['a song, as another system names its type', 'audio', file('a.wav', 'audio/x-wav')],
  ])('should take %s', (_what, kind, chosen) => {
    expect(problemOf(chosen, kind)).toBeUndefined();
  });

  it.each<[string, UploadKind, File]>([
    ['a drawing', 'image', file('a.svg', 'image/svg+xml')],
    ['a picture that does not move', 'animation', file('a.png', 'image/png')],
    ['a film as a song', 'audio', file('a.mp4', 'video/mp4')],
    ['a file without type or ending', 'audio', file('song', '')],
  ])('should refuse %s', (_what, kind, chosen) => {
    expect(problemOf(chosen, kind)).toBe('type');
  });

  it('should refuse what is larger than the server takes', () => {
    const megabytes = 1024 * 1024;
    expect(problemOf(file('a.png', 'image/png', 5 * megabytes), 'image')).toBeUndefined();
    expect(problemOf(file('a.png', 'image/png', 5 * megabytes + 1), 'image')).toBe('size');
    expect(problemOf(file('a.svga', '', 10 * megabytes + 1), 'animation')).toBe('size');
    expect(problemOf(file('a.mp3', 'audio/mpeg', 20 * megabytes + 1), 'audio')).toBe('size');
  });
});
