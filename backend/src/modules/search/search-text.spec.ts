import { conditionsOf, idIn, textsOf } from './search-text.js';

describe('textsOf', () => {
  it.each([
    ['Anita 5', ['Anita 5']],
    ['+91 98000-00001', ['+91 98000-00001', '919800000001']],
    ['(0) 98000 00001', ['(0) 98000 00001', '09800000001', '9800000001']],
    ['00001', ['00001']],
    ['12-24', ['12-24', '1224']],
    ['()', ['()']],
  ])('should return the texts of %s', (search, texts) => {
    expect(textsOf(search)).toEqual(texts);
  });
});

describe('idIn', () => {
  it('should return an _id for 24 hexadecimal digits only', () => {
    expect(idIn('66F0C0FFEE00000000000001')?.toHexString()).toBe('66f0c0ffee00000000000001');
    expect(idIn('66f0c0ffee0000000000000')).toBeUndefined();
  });
});

describe('conditionsOf', () => {
  it('should look up the number without a country code only where numbers are searched', () => {
    const [byKeys, byNumber] = conditionsOf('+9198000 00001', ['name', 'number']);
    expect(byKeys).toEqual({ searchKeys: { $regex: '^919800000001' } });
    expect(byNumber?.number).toEqual({
      $in: ['19800000001', '+19800000001', '9800000001', '+9800000001', '800000001', '+800000001'],
    });
    expect(conditionsOf('919800000001', ['name'])).toEqual([{ searchKeys: { $regex: '^919800000001' } }]);
  });

  it('should return no condition that matches every record', () => {
    for (const search of ['+', ' ', '-', '.', '( )'])
      for (const where of conditionsOf(search, ['number'])) expect(Object.keys(where)).not.toEqual([]);
  });
});
