import { priceOf } from '../../lib/typed-number';
import { faultOf, patchOf, statesOf, valueText } from './filter-state';
import { choice, code, dayRange, flag, linked, listFilters, numberRange } from './list-filters';

const fields = {
  status: choice('Status', { '0': 'Pending', '1': 'Approved' }),
  hidden: flag('Hidden'),
  agencyCode: code('Agency code'),
  bd: linked((value) => `BD ${value}`),
  coins: numberRange('Coins'),
  price: numberRange('Price', priceOf),
  registered: dayRange('Registered'),
  date: dayRange('Date', ['from', 'to']),
};
const filters = listFilters(fields);
const stateOf = (name: keyof typeof fields, search: string) =>
  statesOf(fields, filters.at(search)).find((state) => state.name === name)!;

describe('listFilters', () => {
  it('should read the values of an address by the names of the parameters', () => {
    const search =
      '?status=1&hidden=false&agencyCode=AG1&coinsFrom=10&coinsTo=1%2C000&priceTo=9.5&registeredTo=2026-01-31&from=2026-01-01';
    expect(filters.at(search)).toEqual({
      status: '1',
      hidden: false,
      agencyCode: 'AG1',
      coinsFrom: 10,
      coinsTo: 1000,
      priceTo: 9.5,
      registeredTo: '2026-01-31',
      from: '2026-01-01',
    });
  });

  it('should ignore values that are none', () => {
    expect(filters.at('?status=9&hidden=1&coinsFrom=many&from=2026-02-30&agencyCode=+')).toEqual({});
  });
});

describe('valueText', () => {
  it.each([
    ['status', '?status=0', 'Pending'],
    ['hidden', '?hidden=true', 'Yes'],
    ['agencyCode', '?agencyCode=AG100001', 'AG100001'],
    ['bd', '?bd=BD1', 'BD BD1'],
    ['coins', '?coinsFrom=1000', 'at least 1,000'],
    ['coins', '?coinsTo=1000', 'at most 1,000'],
    ['coins', '?coinsFrom=5&coinsTo=1000', '5 – 1,000'],
    ['coins', '?coinsFrom=5&coinsTo=5', '5'],
    ['registered', '?registeredFrom=2026-01-31', /^since .*2026$/],
    ['registered', '?registeredTo=2026-01-31', /^until .*2026$/],
    ['date', '?from=2026-02-01&to=2026-01-01', /2026 – .*2026$/],
  ] as const)('should describe %s in %s', (name, search, text) => {
    const state = stateOf(name, search);
    expect(valueText(state, state.filter.useChoices(true))).toEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    );
  });
});

describe('faultOf', () => {
  it.each([
    ['coins', ['', ''], undefined],
    ['coins', ['1,000', ''], undefined],
    ['coins', ['5', '5'], undefined],
    ['coins', ['1,000', '900'], 'From must not be greater than To'],
    ['coins', ['12,5', ''], 'Enter numbers, such as 1,500'],
    ['date', ['2026-02-01', '2026-01-01'], 'From must be on or before To'],
    ['date', ['2026-02-30', ''], 'Choose days of the calendar'],
    ['status', [''], undefined],
  ] as const)('should judge %s %j', (name, typed, fault) => {
    expect(faultOf(fields[name], typed)).toBe(fault);
  });
});

describe('patchOf', () => {
  it('should write numbers without separators and unset empty parameters', () => {
    expect(patchOf(stateOf('coins', ''), ['1,500', ' '])).toEqual({ coinsFrom: '1500', coinsTo: undefined });
    expect(patchOf(stateOf('price', ''), ['', '₹99.50'])).toEqual({ priceFrom: undefined, priceTo: '99.5' });
    expect(patchOf(stateOf('date', ''), ['2026-01-01', ''])).toEqual({ from: '2026-01-01', to: undefined });
  });
});
