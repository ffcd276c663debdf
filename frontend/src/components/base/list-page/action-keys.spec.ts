import { mainAction, menuActions } from './action-keys';
import type { RowAction } from './list.types';

const keysOf = (...actions: RowAction[]) => menuActions(actions).map(({ label, key }) => `${label}: ${key}`);

describe('the actions of a row', () => {
  it('should have the first one without danger as its button', () => {
    const [reject, approve] = [{ label: 'Reject', danger: true }, { label: 'Approve' }];
    expect(mainAction([reject, approve])).toBe(approve);
    expect(mainAction([reject])).toBeUndefined();
  });

  it('should have the first free letter of its label as the key of each entry of the menu', () => {
    expect(keysOf({ label: 'View' }, { label: 'Edit' }, { label: 'Delete' }, { label: 'Disable' })).toEqual([
      'Edit: e',
      'Delete: d',
      'Disable: i',
    ]);
  });

  it('should keep the key that an action names, and give it to no other action', () => {
    const reject = { label: 'Reject', danger: true, key: 'r' };
    expect(keysOf({ label: 'Approve' }, { label: 'Return' }, reject)).toEqual(['Return: e', 'Reject: r']);
  });

  it('should have the first free letter of all when those of its label are taken', () => {
    expect(keysOf({ label: 'View' }, { label: 'Ax' }, { label: 'Ajar' })).toEqual(['Ax: b', 'Ajar: c']);
  });
});
