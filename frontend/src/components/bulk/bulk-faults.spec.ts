import { bulkFaults } from './bulk-faults';

const given = { reason: '', value: undefined, count: '' };
const number = { name: 'level', label: 'Level', limit: { minimum: 1, maximum: 20 } };
const choice = { name: 'tag', label: 'Tag', useChoices: () => [] };

describe('bulkFaults', () => {
  it('should find no fault when the action asks for nothing', () => {
    expect(bulkFaults({}, given, undefined)).toEqual({});
  });

  it('should require a reason only when the action requires one', () => {
    expect(bulkFaults({ reason: 'required' }, { ...given, reason: ' ' }, undefined)).toHaveProperty('reason');
    expect(bulkFaults({ reason: 'required' }, { ...given, reason: 'Spam' }, undefined)).toEqual({});
    expect(bulkFaults({ reason: 'optional' }, given, undefined)).toEqual({});
  });

  it('should require a choice when none was made', () => {
    expect(bulkFaults({ field: choice }, given, undefined)).toHaveProperty('value');
    expect(bulkFaults({ field: choice }, { ...given, value: '' }, undefined)).toEqual({});
  });

  it('should require a whole number within the bounds', () => {
    const faulty = [undefined, '', ' ', '0', '21', '1.5', 'ten'].filter(
      (value) => bulkFaults({ field: number }, { ...given, value }, undefined).value === undefined,
    );
    expect(faulty).toEqual([]);
    expect(bulkFaults({ field: number }, { ...given, value: '20' }, undefined)).toEqual({});
  });

  it('should require the exact number of records when it must be typed', () => {
    expect(bulkFaults({}, { ...given, count: '1200' }, 1201)).toHaveProperty('count');
    expect(bulkFaults({}, given, 1201)).toHaveProperty('count');
    expect(bulkFaults({}, { ...given, count: '1,201' }, 1201)).toEqual({});
  });
});
