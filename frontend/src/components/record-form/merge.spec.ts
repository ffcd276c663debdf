import type { Field } from './field';
import { mergedValues, mergeOf, type Known } from './merge';

interface Values extends Record<string, string | File | null> {
  name: string;
  bio: string;
  password: string;
  proof: string;
  image: File | null;
}

const fields: Field<Values>[] = [
  { name: 'name', label: 'Name' },
  { name: 'bio', label: 'Bio', kind: 'area' },
  { name: 'password', label: 'Password', kind: 'password' },
  { name: 'proof', label: 'Current password', kind: 'password', editOnly: true },
  { name: 'image', label: 'Image', kind: 'image' },
];
const known = (values: Partial<Values> = {}, image = 'uploads/1.webp'): Known<Values> => ({
  values: { name: 'Anita', bio: '', password: '', proof: '', image: null, ...values },
  files: { image },
  hides: (name) => name === 'password',
});
const file = new File(['x'], 'new.png');
const merge = (typed: Partial<Values>, present: Known<Values>) =>
  mergeOf(fields, known(), known(typed).values, present);
const merged = (typed: Partial<Values>, present: Known<Values>) =>
  merge(typed, present).map(({ field, by }) => `${field.name}: ${by}`);

describe('the merge of two edits of one record', () => {
  it('should name who changed which field', () => {
    const present = known({ name: 'Anita Rao', bio: 'Singer' }, 'uploads/2.webp');
    expect(merged({ name: 'Anita Shah' }, present)).toEqual(['name: both', 'bio: theirs', 'image: theirs']);
    expect(merged({ name: 'Anita Shah', image: file }, known())).toEqual(['name: mine', 'image: mine']);
  });

  it('should ask nothing about a field that both changed to the same value', () => {
    expect(merged({ name: 'Anita Rao' }, known({ name: 'Anita Rao' }))).toEqual([]);
  });

  it('should ask about a picture that both replaced', () => {
    const [merged] = merge({ image: file }, known({}, 'uploads/2.webp'));
    expect(merged).toMatchObject({ by: 'both', mine: file, theirs: 'uploads/2.webp' });
  });

  it('should ask about a typed password, because the record does not show the stored one', () => {
    expect(merged({ password: 'a new password' }, known())).toEqual(['password: both']);
    expect(merged({ password: 'a new key' }, { ...known(), hides: () => false })).toEqual(['password: mine']);
  });

  it('should leave out what only accompanies an edit', () => {
    expect(merged({ proof: 'the current password' }, known())).toEqual([]);
  });

  it('should keep the typed values of one side and take the present ones elsewhere', () => {
    const present = known({ name: 'Anita Rao', bio: 'Singer' }, 'uploads/2.webp');
    const typed = { ...known().values, name: 'Anita Shah', image: file };
    const merged = mergeOf(fields, known(), typed, present);
    const keeping = (...names: string[]) =>
      mergedValues(typed, present, merged, ({ field }) => names.includes(field.name));
    expect(keeping('name')).toMatchObject({ name: 'Anita Shah', bio: 'Singer', image: null });
    expect(keeping('image')).toMatchObject({ name: 'Anita Rao', bio: 'Singer', image: file });
  });
});
