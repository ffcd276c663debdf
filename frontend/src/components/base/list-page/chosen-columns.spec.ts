import type { ListColumn } from '../../../api/lists.gen';
import { chooseColumns, choicesOf } from './chosen-columns';
import type { Column } from './list.types';

const column = (field: string, more: Partial<Column<object>> = {}): Column<object> => ({
  field,
  title: field,
  value: () => field,
  ...more,
});
const columns = [
  column('picture'),
  column('name', { card: 'title' }),
  column('phone'),
  column('coin', { width: 90 }),
];
const orderOf = (choices: ListColumn[]) => chooseColumns(columns, choices, []).map(({ field }) => field);

describe('chooseColumns', () => {
  it('should keep the order of the list when nothing is chosen', () => {
    expect(orderOf([])).toEqual(['picture', 'name', 'phone', 'coin']);
  });

  it('should follow the chosen order and ignore columns that no longer exist', () => {
    const chosen = ['coin', 'gone', 'name', 'phone', 'picture'].map((field) => ({ field }));
    expect(orderOf(chosen)).toEqual(['coin', 'name', 'phone', 'picture']);
  });

  it('should put an unknown column behind its neighbour', () => {
    expect(orderOf(['coin', 'name', 'picture'].map((field) => ({ field })))).toEqual([
      'coin',
      'name',
      'phone',
      'picture',
    ]);
    expect(orderOf([{ field: 'coin' }])).toEqual(['picture', 'name', 'phone', 'coin']);
  });

  it('should sort by a column whose field is an order of the list, or by the order that it names', () => {
    const named = [...columns, column('userId.username', { sort: 'username' })];
    const sorted = chooseColumns(named, [], ['coin', 'username']).filter(({ sort }) => sort);
    expect(sorted.map(({ field, sort }) => [field, sort])).toEqual([
      ['coin', 'coin'],
      ['userId.username', 'username'],
    ]);
  });

  it('should hide any column but the name of a row', () => {
    const choices: ListColumn[] = [
      { field: 'name', state: 'hidden' },
      { field: 'phone', state: 'hidden' },
    ];
    const hidden = chooseColumns(columns, choices, []);
    expect(hidden.filter((one) => one.hidden).map(({ field }) => field)).toEqual(['phone']);
  });

  it('should return the same choices again', () => {
    const choices: ListColumn[] = [
      { field: 'coin', width: 160 },
      { field: 'picture', state: 'hidden', width: 60 },
      { field: 'name' },
      { field: 'phone', state: 'shown' },
    ];
    expect(choicesOf(chooseColumns(columns, choices, []))).toEqual(choices);
  });
});
