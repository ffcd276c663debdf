// The things of a user: staff give them, revoke them, and undo both.
import { fireEvent } from '@testing-library/dom';
import {
  chooseOption,
  dialog,
  dialogCloses,
  fieldOf,
  main,
  press,
  toasts,
  type,
} from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { idOf, openScreen } from '../../../test/open-screen';
import type { UserItem } from '../../api/items.gen';
import type { Effect } from '../../api/frames.gen';
import type { User } from '../../api/users.gen';

const frame: Json = {
  ...{ _id: idOf(2), kind: 'frames', item: idOf(3), title: 'Sapphire', state: 'running', source: 'purchase' },
  ...{ price: 100, by: '', reason: '', revokedBy: '', refunded: false },
};
const open = async (...items: Json[]) => {
  answer('fetchUser', {
    details: record<User>('User', { _id: idOf(1), username: 'anita.sharma' }),
  });
  answer('listUserItems', {
    details: items.map((one) => record<UserItem>('UserItem', one)),
    total: items.length,
  });
  answer('listFrames', {
    details: [record<Effect>('Effect', { _id: idOf(3), title: 'Sapphire' })],
    total: 1,
  });
  await openScreen('admin', `/admin/ViewUser?id=${idOf(1)}`);
  await main().findByRole('heading', { name: 'Items' });
};
const bodies = (call: string) => callsOf(call).map(({ body }) => body);

it('should say how the user got each thing and until when, and offer to revoke what is owned', async () => {
  await open(
    frame,
    { ...frame, _id: idOf(4), title: 'Rose', state: 'ended', source: 'grant', by: 'Asha' },
    { ...frame, _id: idOf(5), title: 'Wings', source: 'vip' },
  );
  await main().findByText(/Bought for 100 coins, for good/);
  await main().findByText(/Given by Asha/);
  const buttons = main().getAllByRole('button', { name: /^Revoke / });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Revoke Sapphire']);
});

it('should give an item for the typed days, and undo it', async () => {
  answer('grantItem', { message: 'Sapphire given to anita.sharma', id: idOf(9) });
  answer('revokeItem', { message: 'Sapphire revoked' });
  await open();
  await press('Give item');
  const question = await dialog();
  await chooseOption(/^Item/, 'Sapphire', question);
  await type(/^Days/, '30', question);
  await type(/^Reason/, 'Winner', question);
  await press('Give', question);
  await dialogCloses();
  expect(bodies('grantItem')).toEqual([
    { user: idOf(1), kind: 'frames', id: idOf(3), days: 30, reason: 'Winner' },
  ]);
  await press('Undo', toasts());
  await toasts().findByText('Taken away again');
  expect(bodies('revokeItem')).toEqual([{ id: idOf(9), reason: 'Undone' }]);
});

it('should keep what was typed when the server refuses, and name what is missing', async () => {
  answer('grantItem', () => {
    throw new Failure(409, 'INVALID_TRANSITION', { message: 'The user has this item for good' });
  });
  await open();
  await press('Give item');
  const question = await dialog();
  await type(/^Reason/, 'Winner', question);
  await press('Give', question);
  expect((await fieldOf(/^Item/, question)).getAttribute('aria-invalid')).toBe('true');
  await chooseOption(/^Item/, 'Sapphire', question);
  await press('Give', question);
  await toasts().findByText('The user has this item for good');
  expect((await fieldOf(/^Reason/, question)).value).toBe('Winner');
});

it('should return the coins of a purchase only when asked, and then offer no undo', async () => {
  answer('revokeItem', { message: 'Sapphire revoked, coins returned' });
  await open(frame);
  await press('Revoke Sapphire');
  const question = await dialog();
  await type(/^Reason/, 'Asked by the user', question);
  fireEvent.click(question.getByRole('checkbox', { name: /^Return 100 coins/ }));
  await press('Revoke', question);
  await dialogCloses();
  await toasts().findByText('Sapphire revoked, coins returned');
  expect(bodies('revokeItem')).toEqual([{ id: idOf(2), reason: 'Asked by the user', refund: true }]);
  expect(toasts().queryByRole('button', { name: 'Undo' })).toBeNull();
});
