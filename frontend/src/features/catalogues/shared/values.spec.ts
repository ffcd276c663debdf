import type { CatalogueField } from './catalogue';
import { emptyValues, fieldsToAdd, fieldsToEdit, toDto, valuesOf } from './values';

interface Dto {
  title: string;
  type: 'PAID' | 'FREE';
  price: number;
  image: Blob;
  tune: Blob;
  shown?: boolean;
}
const fields: CatalogueField<Dto>[] = [
  { name: 'title', label: 'Title' },
  { name: 'type', label: 'Type', kind: 'select', options: ['PAID', 'FREE'] },
  { name: 'price', label: 'Price', kind: 'number' },
  { name: 'image', label: 'Image', kind: 'image', onEdit: 'required' },
  { name: 'tune', label: 'Tune', kind: 'audio', stored: 'path', requiredWith: 'image' },
];
const shown: CatalogueField<Dto>[] = [{ name: 'shown', label: 'Show in the app', kind: 'check' }];
const record = {
  _id: '1',
  title: 'Night',
  type: 'PAID',
  price: 0,
  image: 'uploads/a.webp',
  path: 'uploads/b.mp3',
};

describe('the forms of a catalogue', () => {
  it('should require every field and preselect no choice when a record is added', () => {
    const asked = fieldsToAdd(fields);
    expect(asked.every(({ required }) => required)).toBe(true);
    expect(asked.map(({ requiredWith }) => requiredWith)).not.toContain('image');
    expect(asked[1]!.options).toEqual([
      { value: '', label: 'Choose' },
      { value: 'PAID', label: 'Paid' },
      { value: 'FREE', label: 'Free' },
    ]);
    expect(emptyValues(fields)).toEqual({ title: '', type: '', price: '', image: null, tune: null });
  });

  it('should show the stored values and files when a record is edited', () => {
    expect(valuesOf(fields, record)).toEqual({
      title: 'Night',
      type: 'PAID',
      price: '0',
      image: null,
      tune: null,
    });
    const [, , , image, tune] = fieldsToEdit(fields, record);
    expect(image).toMatchObject({ required: true, current: 'uploads/a.webp' });
    expect(tune).toMatchObject({ required: false, current: 'uploads/b.mp3', requiredWith: 'image' });
  });

  it('should leave out a field when edits cannot change it', () => {
    const [file] = fieldsToEdit<{ image: Blob }>(
      [{ name: 'image', label: 'Image', kind: 'image', onEdit: 'absent' }],
      record,
    );
    expect(file).toBeUndefined();
  });

  it('should send numbers as numbers and leave out a file when none is chosen', () => {
    expect(toDto(fields, { price: '12', image: null })).toEqual({ price: 12 });
    expect(toDto(fields, { price: '12.5' })).toEqual({ price: '12.5' });
    expect(toDto(fields, { title: 'Day' })).toEqual({ title: 'Day' });
  });

  it('should set the checkbox of a new record and of a record that does not say no, and send yes or no', () => {
    expect(emptyValues(shown)).toEqual({ shown: 'true' });
    expect(fieldsToAdd(shown)[0]!.required).toBe(false);
    expect(valuesOf(shown, record)).toEqual({ shown: 'true' });
    expect(valuesOf(shown, { ...record, shown: false } as typeof record)).toEqual({ shown: '' });
    expect(toDto(shown, { shown: 'true' })).toEqual({ shown: true });
    expect(toDto(shown, { shown: '' })).toEqual({ shown: false });
    expect(toDto(shown, {})).toEqual({});
  });
});
