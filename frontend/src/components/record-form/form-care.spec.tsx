// Nothing typed is lost: leaving asks, a closed tab leaves a draft, and a session or an answer that is lost ends no form.
import { fireEvent, waitFor } from '@testing-library/dom';
import { dialog, dialogCloses, fieldOf, goTo, main, press, toasts, type } from '../../../test/actions';
import { record } from '../../../test/documented-calls';
import { answer, callsOf, Failure, NoAnswer } from '../../../test/fake-api';
import {
  answerGifts,
  changeGift,
  EDIT_GIFT,
  GIFT,
  GIFTS,
  openGift,
  saveGift,
  sentGifts,
  storedGift,
  submitGift,
} from '../../../test/gift';
import { address, closeScreen, idOf, ME, openScreen } from '../../../test/open-screen';

beforeEach(answerGifts);

const returns = () => waitFor(() => expect(address()).toBe(GIFTS));
const isAsked = (title: string) => dialog().then((open) => open.findByText(title));
const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('callboard-draft '));
const offered = () => main().queryByRole('button', { name: 'Restore' });

describe('leaving with changes', () => {
  it('should ask, and keep the form on Stay', async () => {
    await openGift();
    await type(/^Coin/, '12');
    goTo('Users');
    await isAsked('Leave without saving?');
    await press('Stay', dialog());
    await dialogCloses();
    expect(address()).toBe(EDIT_GIFT);
    expect((await fieldOf(/^Coin/)).value).toBe('12');
  });

  it('should leave on Leave, and offer a draft on the return', async () => {
    await openGift();
    await type(/^Coin/, '12');
    goTo('Users');
    await isAsked('Leave without saving?');
    await press('Leave', dialog());
    await waitFor(() => expect(address()).toBe('/admin/manageUser'));
    await openGift();
    expect(offered()).toBeTruthy();
  });

  it('should ask the browser to warn before the tab closes, only while values differ', async () => {
    const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openGift();
    expect(warns()).toBe(false);
    await type(/^Coin/, '12');
    await waitFor(() => expect(warns()).toBe(true));
    await type(/^Coin/, '10');
    await waitFor(() => expect(warns()).toBe(false));
  });

  it.each([
    ['nothing was typed', () => Promise.resolve()],
    [
      'the values are as before',
      async () => {
        await type(/^Coin/, '12');
        await type(/^Coin/, '10');
      },
    ],
  ])('should ask nothing when %s', async (_, act) => {
    await openGift();
    await act();
    goTo('Users');
    await waitFor(() => expect(address()).toBe('/admin/manageUser'));
  });
});

describe('a draft', () => {
  /** Types a price and closes the tab. */
  async function leaveDraft() {
    await openGift();
    await type(/^Coin/, '12');
    closeScreen();
  }

  it('should be offered in the next tab, restored, and forgotten after the save', async () => {
    await leaveDraft();
    await openGift();
    expect((await fieldOf(/^Coin/)).value).toBe('10');
    await press('Restore');
    expect((await fieldOf(/^Coin/)).value).toBe('12');
    expect(offered()).toBeNull();
    await submitGift();
    await returns();
    expect(sentGifts()).toEqual([{ id: GIFT, coin: 12, versionSeen: 3 }]);
    expect(drafts()).toEqual([]);
    await openGift();
    expect(offered()).toBeNull();
  });

  it('should be stored at a pause, before the tab closes', async () => {
    await openGift();
    await type(/^Coin/, '12');
    expect(drafts()).toEqual([]);
    await waitFor(() => expect(drafts()).toHaveLength(1));
  });

  it('should be forgotten on Discard', async () => {
    await leaveDraft();
    await openGift();
    await press('Discard');
    expect(offered()).toBeNull();
    expect(drafts()).toEqual([]);
  });

  it('should be offered only to the person who typed it', async () => {
    await leaveDraft();
    await openGift({ id: idOf(2), name: 'Priya Shah' });
    expect(offered()).toBeNull();
    await openGift({ id: ME });
    expect(offered()).toBeTruthy();
  });

  it('should meet a change of a colleague that came after it', async () => {
    await leaveDraft();
    changeGift({ coin: 25 });
    await openGift();
    expect((await fieldOf(/^Coin/)).value).toBe('25');
    await press('Restore');
    await submitGift();
    await isAsked('Priya Shah changed this while you were editing');
    await press('Save', dialog());
    await returns();
    expect(sentGifts().map(({ versionSeen }) => versionSeen)).toEqual([3, 4]);
    expect(storedGift().coin).toBe(12);
  });

  it('should hold no secret key', async () => {
    answer('fetchSecrets', { details: [record('Secrets', { _id: idOf(3) })] });
    await openScreen('admin', '/admin/secretkey?tab=stripe');
    await press('Edit');
    await type('Stripe key', 'sk_live_never_kept');
    closeScreen();
    expect(JSON.stringify({ ...localStorage })).not.toContain('never_kept');
    await openScreen('admin', '/admin/secretkey?tab=stripe');
    await press('Edit');
    await fieldOf('Stripe key');
    expect(offered()).toBeNull();
  });

  it('should hold the recipients and the text of a notification', async () => {
    const all = () => main().findByRole<HTMLInputElement>('radio', { name: 'All Users' });
    await openScreen('admin', '/admin/pushMessage');
    fireEvent.click(await all());
    await type(/^Title/, 'Diwali');
    closeScreen();
    await openScreen('admin', '/admin/pushMessage');
    expect((await all()).checked).toBe(false);
    await press('Restore');
    await waitFor(async () => expect((await all()).checked).toBe(true));
    expect((await fieldOf(/^Title/)).value).toBe('Diwali');
  });

  it('should hold the text of a new account, and not its password', async () => {
    await openScreen('admin', '/admin/addBd');
    await type('Name *', 'Half a BD');
    await type(/^Password/, 'never-kept-1');
    closeScreen();
    expect(JSON.stringify({ ...localStorage })).not.toContain('never-kept');
    await openScreen('admin', '/admin/addBd');
    await press('Restore');
    expect((await fieldOf('Name *')).value).toBe('Half a BD');
    expect((await fieldOf(/^Password/)).value).toBe('');
  });
});

describe('a save without an answer', () => {
  /** Saves on the server, or not, and loses the answer. */
  const lose = ({ arrives }: { arrives: boolean }) =>
    answer('updateGift', (call) => {
      if (sentGifts().length > 1) return saveGift(call);
      if (arrives) saveGift(call);
      throw new NoAnswer();
    });
  async function loseFirst() {
    await openGift();
    await type(/^Coin/, '12');
    await submitGift();
    await toasts().findByRole('alert');
  }

  it('should ask before it is sent again, and send nothing on Cancel', async () => {
    lose({ arrives: false });
    await loseFirst();
    expect((await fieldOf(/^Coin/)).value).toBe('12');
    await submitGift();
    await isAsked('Send again?');
    await press('Cancel', dialog());
    await dialogCloses();
    expect(sentGifts()).toHaveLength(1);
  });

  it('should be sent again on request', async () => {
    lose({ arrives: false });
    await loseFirst();
    await submitGift();
    await isAsked('Send again?');
    await press('Send again', dialog());
    await returns();
    expect(sentGifts()).toHaveLength(2);
    expect(storedGift().coin).toBe(12);
  });

  it('should change the record once when the first save had arrived', async () => {
    lose({ arrives: true });
    await loseFirst();
    await submitGift();
    await isAsked('Send again?');
    await press('Send again', dialog());
    await returns();
    expect(storedGift()).toMatchObject({ coin: 12, version: 4 });
  });

  it('should ask in the next tab too, when the tab closed before the answer', async () => {
    answer('updateGift', (call) => {
      if (sentGifts().length > 1) return saveGift(call);
      return new Promise(() => undefined);
    });
    await openGift();
    await type(/^Coin/, '12');
    await submitGift();
    await waitFor(() => expect(sentGifts()).toHaveLength(1));
    closeScreen();
    await openGift();
    await press('Restore');
    await submitGift();
    await isAsked('Send again?');
    expect(sentGifts()).toHaveLength(1);
  });
});

describe('a session that ends under the form', () => {
  /** Refuses everything until the person has signed in. */
  function endSession() {
    let isOver = true;
    const ended = () => {
      throw new Failure(401, 'UNAUTHENTICATED');
    };
    answer('updateGift', (call) => (isOver ? ended() : saveGift(call)));
    answer('refreshSession', ended);
    answer('loginAdmin', ({ body }) => {
      if (body['password'] !== 'demo-admin-1')
        throw new Failure(401, 'INVALID_CREDENTIALS', { message: 'Invalid Credentials' });
      isOver = false;
      return { details: record('AdminProfile', { _id: ME, name: 'Meera Nair' }) };
    });
  }

  it('should ask for the password over the form, and save with what was typed', async () => {
    await openGift();
    await type(/^Coin/, '12');
    endSession();
    await submitGift();
    await isAsked('Your session has ended');
    await type('Password', 'not-the-password', dialog());
    await press('Sign In', dialog());
    await dialog().then((open) => open.findByText('Invalid Credentials'));
    await type('Password', 'demo-admin-1', dialog());
    await press('Sign In', dialog());
    await returns();
    expect(storedGift().coin).toBe(12);
    expect(callsOf('loginAdmin')).toHaveLength(2);
  });
});
