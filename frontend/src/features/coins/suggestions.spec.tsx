import { fireEvent, waitFor } from '@testing-library/dom';
import { fieldOf, main, type } from '../../../test/actions';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { openScreen } from '../../../test/open-screen';

const anita = { id: 'anita.sharma', name: 'Anita Sharma', image: '' };

beforeEach(() => {
  answer('suggestRecipients', ({ query }) => ({
    details: query['begin'] === undefined || anita.id.startsWith(String(query['begin'])) ? [anita] : [],
  }));
  answer('findUser', ({ query }) => {
    if (query['userId'] !== anita.id) throw new Failure(404, 'NOT_FOUND', { message: 'no user found' });
    return {
      details: {
        _id: '66f0c0ffee00000000000009',
        username: anita.id,
        name: anita.name,
        picture: '',
        coins: null,
        frozen: false,
      },
    };
  });
});

const open = () => openScreen('coin', '/coin/sendcoin', { uniqueId: 'coin@100001' });
const chips = () => main().queryAllByRole('button', { name: /anita\.sharma/ });
const error = () => main().queryByText('no user found');

describe('the recipient of coins', () => {
  it('should offer recent recipients, and go on to the amount once one is chosen', async () => {
    await open();
    await waitFor(() => expect(chips()).toHaveLength(1));
    fireEvent.click(chips()[0]!);
    const user = (await fieldOf(/^User/)) as HTMLInputElement;
    await waitFor(() => expect(user.value).toBe(anita.id));
    expect(document.activeElement?.getAttribute('data-path')).toBe('coin');
    await waitFor(() => expect(chips()).toEqual([]));
    await main().findByText('Anita Sharma');
    expect(chips()).toEqual([]);
  });

  it('should suggest users from the third letter on', async () => {
    await open();
    await waitFor(() => expect(chips()).toHaveLength(1));
    await type(/^User/, 'an');
    await waitFor(() => expect(chips()).toEqual([]));
    await type(/^User/, 'ani');
    await waitFor(() => expect(chips()).toHaveLength(1));
    expect(callsOf('suggestRecipients').map(({ query }) => query['begin'])).toEqual([undefined, 'ani']);
  });

  it('should call a user unknown only once the field is left', async () => {
    await open();
    await type(/^User/, 'nobody');
    await waitFor(() => expect(callsOf('findUser')).toHaveLength(1));
    expect(error()).toBeNull();
    fireEvent.focusOut(await fieldOf(/^User/));
    await waitFor(() => expect(error()).toBeTruthy());
    await type(/^User/, 'nobody2');
    expect(error()).toBeNull();
  });
});
