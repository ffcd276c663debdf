import { faultOf, patchOf, statesOf, valueText } from './filter-state';
import { linked, listFilters } from './list-filters';

const shapes = {
  status: { kind: 'choice', values: ['0', '1'] },
  hidden: { kind: 'flag' },
  agencyCode: { kind: 'text', maxLength: 30 },
  bd: { kind: 'text', maxLength: 30 },
  coins: { kind: 'numbers', names: ['coinsFrom', 'coinsTo'] },
  price: { kind: 'decimals', names: ['priceFrom', 'priceTo'] },
  registered: { kind: 'days', names: ['registeredFrom', 'registeredTo'] },
  date: { kind: 'days', names: ['from', 'to'] },
  level: { kind: 'number' },
  tag: { kind: 'record' },
  action: { kind: 'text', maxLength: 60 },
} as const;
const filters = listFilters(
  { filters: shapes },
  {
    status: ['Status', { '0': 'Pending', '1': 'Approved' }],
    hidden: 'Hidden',
    agencyCode: 'Agency code',
    bd: linked((value) => `BD ${value}`),
    coins: 'Coins',
    price: 'Price',
    registered: 'Registered',
    date: 'Date',
    level: 'Level',
    tag: ['Tag', () => ({ '66f0c0ffee00000000000001': 'VIP' })],
    action: ['Action', { ban: 'Ban a user' }],
  },
);
const stateOf = (name: keyof typeof shapes, search: string) =>
  statesOf(filters.fields, filters.at(search)).find((state) => state.name === name)!;

describe('listFilters', () => {
  it('should read the values of an address by the names of the parameters', () => {
    const search =
      '?status=1&hidden=false&agencyCode=AG1&coinsFrom=10&coinsTo=1%2C000&priceTo=9.5&registeredTo=2026-01-31&from=2026-01-01' +
      '&level=7&tag=66f0c0ffee00000000000001&action=ban';
    expect(filters.at(search)).toEqual({
      status: '1',
      hidden: false,
      agencyCode: 'AG1',
      coinsFrom: 10,
      coinsTo: 1000,
      priceTo: 9.5,
      registeredTo: '2026-01-31',
      from: '2026-01-01',
      level: 7,
      tag: '66f0c0ffee00000000000001',
      action: 'ban',
    });
  });

  it('should ignore values that are none', () => {
    expect(
      filters.at('?status=9&hidden=1&coinsFrom=many&from=2026-02-30&agencyCode=+&level=x&tag=x&action=x'),
    ).toEqual({});
  });
});

describe('valueText', () => {
  it.each([
    ['status', '?status=0', 'Pending'],
    ['hidden', '?hidden=true', 'Yes'],
    ['tag', '?tag=66f0c0ffee00000000000001', 'VIP'],
    ['action', '?action=ban', 'Ban a user'],
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
    expect(faultOf(filters.fields[name]!, typed)).toBe(fault);
  });
});

describe('patchOf', () => {
  it('should write numbers without separators and unset empty parameters', () => {
    expect(patchOf(stateOf('coins', ''), ['1,500', ' '])).toEqual({ coinsFrom: '1500', coinsTo: undefined });
    expect(patchOf(stateOf('price', ''), ['', '₹99.50'])).toEqual({ priceFrom: undefined, priceTo: '99.5' });
    expect(patchOf(stateOf('date', ''), ['2026-01-01', ''])).toEqual({ from: '2026-01-01', to: undefined });
  });
});
