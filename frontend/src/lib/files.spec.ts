import { fileUrl, thumbUrl } from './files';

describe('files', () => {
  it('should find a stored file and its thumbnail under the API', () => {
    expect(fileUrl('uploads/users/a.webp')).toBe('/api/uploads/users/a.webp');
    expect(thumbUrl('uploads/users/a.webp')).toBe('/api/uploads/users/thumb/a.webp');
  });

  it('should take whole addresses as they are and know no picture', () => {
    expect(thumbUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
    expect(thumbUrl('')).toBeUndefined();
  });
});
