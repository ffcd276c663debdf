// The form of a record, on the screen of a gift: what it shows, refuses, sends and says.
import { fireEvent, waitFor } from '@testing-library/dom';
import { fieldOf, key, main, press, toasts, type } from '../../../test/actions';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import {
  answerGifts,
  EDIT_GIFT,
  GIFT,
  GIFTS,
  openGift,
  saveGift,
  sentGifts,
  storedGift,
  submitGift,
} from '../../../test/gift';
import { address, openScreen } from '../../../test/open-screen';

beforeEach(answerGifts);

const returns = () => waitFor(() => expect(address()).toBe(GIFTS));

describe('reading a record', () => {
  it('should show the stored values', async () => {
    await openGift();
    expect((await fieldOf(/^Title/)).value).toBe('Rose');
    expect((await fieldOf(/^Coin/)).value).toBe('10');
  });

  it('should say that the record does not exist', async () => {
    answer('fetchGift', () => {
      throw new Failure(404, 'NOT_FOUND');
    });
    await openScreen('admin', EDIT_GIFT);
    await main().findByText('This gift does not exist');
  });

  it('should read again on Retry after a failure', async () => {
    answer('fetchGift', () => {
      if (callsOf('fetchGift').length === 1) throw new Failure(503, 'UNAVAILABLE');
      return { details: storedGift() };
    });
    await openScreen('admin', EDIT_GIFT);
    await press('Retry');
    expect((await fieldOf(/^Coin/)).value).toBe('10');
  });
});

describe('saving', () => {
  it('should send the changed fields with the version that they were typed over, and return to the list', async () => {
    await openGift();
    await type(/^Coin/, '1,200');
    await submitGift();
    await returns();
    expect(sentGifts()).toEqual([{ id: GIFT, coin: 1200, versionSeen: 3 }]);
    await toasts().findByText('Gift updated');
  });

  it('should send once when the button is pressed twice', async () => {
    await openGift();
    await type(/^Coin/, '12');
    const button = main().getByRole('button', { name: 'Save Changes' });
    fireEvent.click(button);
    fireEvent.click(button);
    await returns();
    expect(sentGifts()).toHaveLength(1);
  });

  it('should save by Ctrl+Enter in a field', async () => {
    await openGift();
    await type(/^Coin/, '12');
    (await fieldOf(/^Coin/)).focus();
    await key('Enter', { ctrlKey: true });
    await returns();
    expect(sentGifts()).toHaveLength(1);
  });
});

describe('faults', () => {
  it.each([
    ['Coin', '', 'This field cannot be empty'],
    ['Coin', 'many', 'Enter a whole number such as 500 or 12,000'],
    ['Coin', '0', 'Enter 1 or more'],
    ['Title', ' ', 'This field cannot be empty'],
    ['Title', 'x'.repeat(61), 'Use at most 60 characters (now 61)'],
  ])('should refuse %s "%s" at its field, and send nothing', async (label, value, fault) => {
    await openGift();
    const name = new RegExp(`^${label}`);
    await type(name, value);
    await submitGift();
    const field = await fieldOf(name);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(main().getByText(fault)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(sentGifts()).toEqual([]);
  });

  it('should clear the fault of a field when its value changes', async () => {
    await openGift();
    await type(/^Coin/, 'many');
    await submitGift();
    await main().findByText(/^Enter a whole number/);
    await type(/^Coin/, '5');
    expect(main().queryByText(/^Enter a whole number/)).toBeNull();
  });

  it('should show a fault of the server at its field, and keep everything typed', async () => {
    answer('updateGift', (call) => {
      if (sentGifts().length > 1) return saveGift(call);
      throw new Failure(400, 'VALIDATION_FAILED', {
        errors: [{ field: 'title', message: 'Another gift has this title' }],
      });
    });
    await openGift();
    await type(/^Title/, 'Tulip');
    await type(/^Coin/, '12');
    await submitGift();
    await main().findByText('Another gift has this title');
    const title = await fieldOf(/^Title/);
    expect(title.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(title);
    expect(title.value).toBe('Tulip');
    expect((await fieldOf(/^Coin/)).value).toBe('12');
    await toasts().findByText('Title: Another gift has this title');

    await type(/^Title/, 'Lily');
    await submitGift();
    await returns();
    expect(sentGifts().at(-1)).toMatchObject({ title: 'Lily', coin: 12 });
    expect(toasts().queryByRole('alert')).toBeNull();
  });

  it('should say a fault that belongs to no field in a toast', async () => {
    answer('updateGift', () => {
      throw new Failure(400, 'VALIDATION_FAILED', {
        errors: [{ field: 'id', message: 'This is no id' }],
      });
    });
    await openGift();
    await type(/^Coin/, '12');
    await submitGift();
    await toasts().findByText(/This is no id/);
    expect((await fieldOf(/^Coin/)).getAttribute('aria-invalid')).not.toBe('true');
    expect((await fieldOf(/^Coin/)).value).toBe('12');
  });
});
