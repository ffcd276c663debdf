import type { Field } from './field';
import { changesOf, labelsOf, pick, textsOf } from './form-values';

interface Values extends Record<string, string | File | null> {
  name: string;
  number: string;
  shown: string;
  password: string;
  image: File | null;
}

const fields: Field<Values>[] = [
  { name: 'name', label: 'Name' },
  { name: 'number', label: 'Phone number', alias: 'mobile', kind: 'digits' },
  { name: 'shown', label: 'Shown', kind: 'check' },
  { name: 'password', label: 'Password', kind: 'password' },
  { name: 'image', label: 'Image', kind: 'image' },
];
const file = new File(['x'], 'new.png');
const before: Values = { name: 'Anita', number: '1', shown: 'true', password: '', image: null };

describe('changesOf', () => {
  it('should return the values that differ, emptied ones too', () => {
    expect(changesOf(before, before)).toEqual({});
    expect(changesOf(before, { ...before, name: '', image: file })).toEqual({ name: '', image: file });
  });
});

describe('pick', () => {
  it('should return the named values only', () => {
    expect(pick(before, ['name', 'shown'])).toEqual({ name: 'Anita', shown: 'true' });
  });
});

describe('labelsOf', () => {
  it('should name a field also by its alias', () => {
    expect(labelsOf(fields)).toMatchObject({ name: 'Name', number: 'Phone number', mobile: 'Phone number' });
  });
});

describe('textsOf', () => {
  it('should return texts and choices, but never passwords or files', () => {
    const changed = { name: '', shown: 'true', password: 'secret', image: file };
    expect(textsOf(fields, changed)).toEqual({ name: '', shown: 'true' });
  });
});
