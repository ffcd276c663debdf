import type { Field } from './field';
import { auditedIn, valuesFor } from './use-put-back';

type Values = Record<'name' | 'coin' | 'shown' | 'image' | 'password' | 'joined', string>;
const fields: Field<Values>[] = [
  { name: 'name', label: 'Name' },
  { name: 'coin', label: 'Coins', kind: 'number' },
  { name: 'shown', label: 'Shown', kind: 'check' },
  { name: 'image', label: 'Image', kind: 'image' },
  { name: 'password', label: 'Password', kind: 'password' },
  { name: 'joined', label: 'Joined', kind: 'fixed' },
];

describe('valuesFor', () => {
  it('should return the old values of fields that a person can type into', () => {
    const values = { name: 'Rose', coin: '5', image: 'a.webp', password: 'x', joined: '2026', other: 'y' };
    expect(valuesFor(fields, { values })).toEqual({ name: 'Rose', coin: '5' });
  });

  it('should write a checkbox as forms do', () => {
    expect(valuesFor(fields, { values: { shown: 'true' } })).toEqual({ shown: 'true' });
    expect(valuesFor(fields, { values: { shown: 'false' } })).toEqual({ shown: '' });
  });

  it('should keep an empty value', () => {
    expect(valuesFor(fields, { values: { name: '' } })).toEqual({ name: '' });
  });
});

describe('auditedIn', () => {
  it('should name the record, or the setting without an id', () => {
    const audited = { kind: 'gifts', id: '1' };
    expect(auditedIn({ undoable: { audited } })).toBe(audited);
    expect(auditedIn({ undoable: {}, setting: 'limits' })).toEqual({ kind: 'limits' });
    expect(auditedIn({})).toBeUndefined();
  });
});
