// A video is deleted after a question.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { choose, dialog, dialogCloses, key, main, press, toasts } from '../../../test/actions';
import { record } from '../../../test/documented-calls';
import { answer, callsOf } from '../../../test/fake-api';
import { idOf, openScreen } from '../../../test/open-screen';
import type { Video } from '../../api/videos.gen';

it('should ask before a video is deleted, and show the list without it', async () => {
  let videos = [1, 2].map((number) =>
    record<Video>('Video', {
      _id: idOf(number),
      caption: `Garba ${number}`,
      userId: { _id: idOf(40), username: `dancer${number}`, name: 'Dancer' },
    }),
  );
  answer('listVideos', () => ({ data: videos, details: videos, total: videos.length }));
  answer('deleteVideo', ({ pathname }) => {
    videos = videos.filter(({ _id }) => !pathname.endsWith(_id));
    return { message: 'Video deleted' };
  });
  const asked = async () => {
    await dialog().then((open) => open.findByText('Are you sure you want to delete this item?'));
  };
  await openScreen('admin', '/admin/videos?search=Garba&limit=50');
  await main().findByText(/of 2 entries/);
  const [menu] = await main().findAllByRole('button', { name: /^More actions/ });
  expect(await choose(menu!, 'Delete')).toBe('d');
  await asked();
  await press('Cancel', dialog());
  await dialogCloses();
  expect(callsOf('deleteVideo')).toEqual([]);
  menu!.focus();
  await key('d');
  await asked();
  // The key that opened the question is printed on the button that it presses.
  expect((await dialog()).getByRole('button', { name: 'Delete' }).querySelector('kbd')?.textContent).toBe(
    'D',
  );
  await press('Cancel', dialog());
  await dialogCloses();
  await toasts().findByText('Cancelled. Nothing was changed');
  fireEvent.pointerDown(menu!);
  fireEvent.click(menu!);
  fireEvent.keyDown(await screen.findByRole('menuitem', { name: 'Delete' }), { key: 'd' });
  await asked();
  await key('d');
  await toasts().findByText(/Video deleted/);
  await waitFor(() => expect(main().queryByText(/of 1 entries/)).toBeTruthy());
  expect(callsOf('deleteVideo').map(({ pathname }) => pathname.split('/').at(-1))).toEqual([idOf(1)]);
});
