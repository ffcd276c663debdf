// Several files at once: a record of each, with what the server would refuse named and left out.
import { fireEvent, waitFor } from '@testing-library/dom';
import { main, press, toasts } from '../../../../test/actions';
import { answer, callsOf, Failure } from '../../../../test/fake-api';
import { address, openScreen } from '../../../../test/open-screen';

const ADD = '/admin/addSongs';
const song = (name: string, type = 'audio/mpeg', content = 'a song') => new File([content], name, { type });

async function chooseAll(...files: File[]) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('main input[type=file][multiple]');
    expect(found).toBeTruthy();
    return found!;
  });
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  fireEvent.change(input);
}
const rowsOf = () => main().queryAllByRole('group', { name: /^Song \d/ });

describe('several songs at once', () => {
  it('should become a record each, and say which file cannot be one', async () => {
    await openScreen('admin', ADD);
    await chooseAll(
      song('one.mp3'),
      song('notes.txt', 'text/plain'),
      song('two.mp3'),
      song('none.mp3', 'audio/mpeg', ''),
    );
    await toasts().findByText('2 files were not added');
    await toasts().findByText(/notes\.txt was not added.*none\.mp3 was not added/);
    await waitFor(() => expect(rowsOf()).toHaveLength(2));
    await main().findByText('one.mp3');
    await main().findByText('two.mp3');
    expect(callsOf('addSong')).toEqual([]);
  });

  it('should keep the one that failed, and send only that one again', async () => {
    const refused = new Set(['two']);
    answer('addSong', ({ body }) => {
      if (refused.has(String(body['songName']))) throw new Failure(503, 'UNAVAILABLE');
      return { message: 'Song added' };
    });
    await openScreen('admin', ADD);
    await chooseAll(song('one.mp3'), song('two.mp3'));
    await waitFor(() => expect(rowsOf()).toHaveLength(2));
    await press('Add song');
    await main().findByRole('alert');
    expect(address()).toBe(ADD);
    refused.clear();
    await press(/^Retry/);
    await waitFor(() => expect(address()).not.toBe(ADD));
    const sent = callsOf('addSong').map(({ body }) => body['songName']);
    expect(sent.filter((name) => name === 'one')).toHaveLength(1);
    expect(sent.at(-1)).toBe('two');
  });
});
