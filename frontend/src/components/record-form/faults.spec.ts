import { faultOf, faultsOf } from './faults';
import { texts } from '../base/components.texts';

const words = texts.form.faults;

describe('faultOf', () => {
  it.each([
    ['username', '\u202aanita.sharma\u202c', undefined],
    ['username', '\u202eanita', words.username],
    ['digits', '+91 (0)98111\u200b 11113', undefined],
    ['digits', '919811111111.0', words.phone],
    ['number', '१०', undefined],
    ['number', '10²', words.whole],
    ['price', '₹9²', words.price],
    ['email', 'meera\u200b@example.com', undefined],
  ] as const)('should judge the %s %j as the server does', (kind, typed, fault) => {
    expect(faultOf({ kind }, typed, {})).toBe(fault);
  });
});

describe('faultsOf', () => {
  it('should ask for a required text when nothing of it is visible', () => {
    const rules = {
      fields: [{ name: 'title' as const, label: 'Title', required: true }],
      stored: { title: '' },
    };
    expect(faultsOf({ title: '\u200b\u00ad' }, rules)).toEqual({ title: texts.required });
    expect(faultsOf({ title: 'क्\u200dष' }, rules)).toEqual({});
  });
});
