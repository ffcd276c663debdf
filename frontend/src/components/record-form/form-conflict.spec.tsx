// A form whose record a colleague changes meanwhile, and the undo of a save.
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { dialog, dialogCloses, fieldOf, key, press, toasts, type } from '../../../test/actions';
import { record } from '../../../test/documented-calls';
import { answer, callsOf } from '../../../test/fake-api';
import {
  answerGifts,
  changeGift,
  GIFT,
  GIFTS,
  openGift,
  sentGifts,
  storedGift,
  submitGift,
} from '../../../test/gift';
import { address, idOf } from '../../../test/open-screen';
import type { RecentChange } from '../../api/changes.gen';

beforeEach(answerGifts);

const returns = () => waitFor(() => expect(address()).toBe(GIFTS));
const asks = () => dialog().then((open) => open.findByText('Priya Shah changed this while you were editing'));
const side = (field: string, name: RegExp) =>
  within(document.querySelector<HTMLElement>('[role=dialog]')!)
    .getAllByRole('radio', { name })
    .find((radio) => radio.closest('[role=radiogroup]')?.textContent.startsWith(field)) as HTMLInputElement;

/** Types a price over version 3, while a colleague saves another price and another title. */
async function meetConflict() {
  await openGift();
  await type(/^Coin/, '30');
  changeGift({ coin: 25, title: 'Red rose' });
  await submitGift();
  await asks();
}

describe('a conflict', () => {
  it('should show both values of a field, the own one chosen, and what only one side changed', async () => {
    await meetConflict();
    expect(side('Coin', /^Yours/).checked).toBe(true);
    expect(side('Coin', /^Yours/).labels?.[0]?.textContent).toBe('Yours30');
    expect(side('Coin', /^Now/).labels?.[0]?.textContent).toBe('Now25');
    expect((await dialog()).getByText('One more change is kept').parentElement?.textContent).toContain(
      'TitleTheir changeRed rose',
    );
    expect(sentGifts()).toHaveLength(1);
  });

  it('should save the own value over the present version, and keep the change of the other field', async () => {
    await meetConflict();
    await press('Save', dialog());
    await returns();
    expect(sentGifts().at(-1)).toEqual({ id: GIFT, coin: 30, versionSeen: 4 });
    expect(storedGift()).toMatchObject({ coin: 30, title: 'Red rose' });
  });

  it('should send nothing when every present value stays', async () => {
    await meetConflict();
    fireEvent.click(side('Coin', /^Now/));
    await press('Save', dialog());
    await returns();
    expect(sentGifts()).toHaveLength(1);
    expect(storedGift()).toMatchObject({ coin: 25, title: 'Red rose' });
    await toasts().findByText('The present values stay');
  });

  it('should keep everything typed on Cancel, and ask again at the next save', async () => {
    await meetConflict();
    await press('Cancel', dialog());
    await dialogCloses();
    expect((await fieldOf(/^Coin/)).value).toBe('30');
    await submitGift();
    await asks();
  });

  it('should ask again with newer values when the colleague saves while the question is open', async () => {
    await meetConflict();
    changeGift({ coin: 26 });
    await press('Save', dialog());
    await waitFor(() => expect(side('Coin', /^Now/).labels?.[0]?.textContent).toBe('Now26'));
    fireEvent.click(side('Coin', /^Now/));
    await press('Save', dialog());
    await returns();
    expect(storedGift()).toMatchObject({ coin: 26, title: 'Red rose' });
  });

  it('should ask nothing about a change that concerns no field of the form', async () => {
    await openGift();
    await type(/^Coin/, '30');
    changeGift({});
    await submitGift();
    await returns();
    expect(sentGifts().map(({ versionSeen }) => versionSeen)).toEqual([3, 4]);
    expect(storedGift()).toMatchObject({ coin: 30, version: 5 });
  });

  it('should ask nothing when both typed the same', async () => {
    await openGift();
    await type(/^Coin/, '30');
    changeGift({ coin: 30 });
    await submitGift();
    await returns();
    expect(storedGift()).toMatchObject({ coin: 30, version: 4 });
  });
});

describe('the undo of a save', () => {
  const undone = () => toasts().findByText('Undone');
  async function saveCoin(coin: string) {
    await openGift();
    await type(/^Coin/, coin);
    await submitGift();
    await returns();
  }

  it.each([
    ['the toast', () => press('Undo', toasts())],
    ['Ctrl+Z', () => key('z', { ctrlKey: true })],
  ])('should send the old value by %s, marked as an undo', async (_, undo) => {
    await saveCoin('9');
    await toasts().findByRole('button', { name: 'Undo' });
    await undo();
    await undone();
    expect(sentGifts().at(-1)).toEqual({ id: GIFT, coin: 10, versionSeen: 4 });
    expect(callsOf('updateGift').map(({ headers }) => headers.get('X-Undo'))).toEqual([null, '1']);
    expect(storedGift().coin).toBe(10);
  });

  it('should name the colleague and change nothing when the record has changed since', async () => {
    await saveCoin('11');
    await toasts().findByRole('button', { name: 'Undo' });
    changeGift({ coin: 12 });
    answer('listChanges', {
      details: [
        record<RecentChange>('RecentChange', {
          ...{ _id: idOf(1), record: GIFT, action: 'gift.update', by: 'Priya Shah', own: false },
          at: new Date().toISOString(),
        }),
      ],
    });
    await press('Undo', toasts());
    await toasts().findByText('Priya Shah changed it again meanwhile');
    expect(storedGift().coin).toBe(12);
    expect(sentGifts()).toHaveLength(1);
  });
});
