import { fileUrl, thumbUrl } from './files';

describe('fileUrl', () => {
  it.each([
    ['uploads/gifts/a.webp', '/api/uploads/gifts/a.webp'],
    ['https://staff.example.com/api/uploads/frames/a.webp', '/api/uploads/frames/a.webp'],
    ['https://elsewhere.example.com/a.webp', 'https://elsewhere.example.com/a.webp'],
    ['blob:http://localhost/1', 'blob:http://localhost/1'],
    ['', undefined],
  ])('should return the address when the stored file is %s', (stored, url) => {
    expect(fileUrl(stored)).toBe(url);
  });

  it("should return the thumbnail's address when the picture is stored on the server", () => {
    expect(thumbUrl('uploads/gifts/a.webp')).toBe('/api/uploads/gifts/thumb/a.webp');
    expect(thumbUrl('https://staff.example.com/api/uploads/frames/a.webp')).toBe(
      '/api/uploads/frames/thumb/a.webp',
    );
    expect(thumbUrl('https://elsewhere.example.com/a.webp')).toBe('https://elsewhere.example.com/a.webp');
    expect(thumbUrl('')).toBeUndefined();
  });
});
