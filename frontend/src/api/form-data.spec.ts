import { toFormData } from './form-data';

describe('toFormData', () => {
  it('should leave a body without a file alone', () => {
    const body = { name: 'Ann', tags: ['a'] };
    expect(toFormData(body)).toBe(body);
  });

  it('should make a form of a body with a file and leave out what is missing', () => {
    const form = toFormData({ name: 'Ann', bio: undefined, image: new File(['x'], 'a.png') }) as FormData;
    expect([...form.keys()]).toEqual(['name', 'image']);
  });

  it('should repeat the name for each file of a list', () => {
    const form = toFormData({ icons: [new File(['x'], 'a.png'), new File(['y'], 'b.png')] }) as FormData;
    expect(form.getAll('icons')).toHaveLength(2);
  });
});
