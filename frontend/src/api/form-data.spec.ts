import { toFormData } from './form-data';

describe('toFormData', () => {
  it('should return the body unchanged when it contains no file', () => {
    const body = { name: 'Ann', tags: ['a'] };
    expect(toFormData(body)).toBe(body);
  });

  it('should return a form without undefined fields when the body contains a file', () => {
    const form = toFormData({ name: 'Ann', bio: undefined, image: new File(['x'], 'a.png') }) as FormData;
    expect([...form.keys()]).toEqual(['name', 'image']);
  });

  it('should repeat the name when a field holds several files', () => {
    const form = toFormData({ icons: [new File(['x'], 'a.png'), new File(['y'], 'b.png')] }) as FormData;
    expect(form.getAll('icons')).toHaveLength(2);
  });
});
