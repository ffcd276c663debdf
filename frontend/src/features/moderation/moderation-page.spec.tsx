// The moderation queue: one video at a time, decided by button or key, and what other viewers hold or decided first.
import { fireEvent, waitFor, within } from '@testing-library/dom';
import {
  act,
  dialog,
  dialogCloses,
  fieldOf,
  goTo,
  key,
  main,
  press,
  toasts,
  type,
} from '../../../test/actions';
import { record } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { changed } from '../../../test/fake-events';
import { address, closeScreen, idOf, openScreen } from '../../../test/open-screen';
import type { ClaimedVideo, Video } from '../../api/moderation.gen';

const QUEUE = '/admin/vulgar';
const HELD = 3;

let videos: ClaimedVideo[];

function change(id: unknown, fields: Partial<Video>): ClaimedVideo {
  videos = videos.map((video) => (video._id === id ? { ...video, ...fields } : video));
  return videos.find(({ _id }) => _id === id)!;
}
const named = (status: number) => videos.filter((video) => video.status === status);
const plain = ({ rejections: _, ...video }: ClaimedVideo): Video => video;

beforeEach(() => {
  videos = [1, 2, 3, 4, 5, 6].map((number) =>
    record<ClaimedVideo>('ClaimedVideo', {
      _id: idOf(number),
      video: `/files/video${number}.mp4`,
      thumbnail: `/files/video${number}.webp`,
      status: 0,
      claimedBy: '',
      decidedAt: null,
      createdAt: new Date(Date.now() - 60_000).toISOString(),
      lastSafeValue: number < 6 ? number / 10 : null,
      userId: { _id: idOf(100 + number), username: `owner${number}`, name: `Owner ${number}` },
    }),
  );
  answer('listVulgarVideos', ({ query }) => {
    const found = named(Number(query['status'] ?? 0));
    return { details: found.slice(0, Number(query['limit'])).map(plain), total: found.length };
  });
  answer('readScoringState', { details: { enabled: true } });
  answer('listDoneVideos', () => {
    const done = videos.filter(({ status }) => status !== 0);
    return { details: done.slice(0, 5).map(plain), total: done.length };
  });
  answer('holdVideos', ({ body }) => {
    const skip = (body['skip'] as string[] | undefined) ?? [];
    return {
      details: named(0)
        .filter(({ _id }) => !skip.includes(_id))
        .slice(0, HELD),
    };
  });
  answer('takeVideo', ({ body }) => ({ details: videos.find(({ _id }) => _id === body['id'])! }));
  answer('decideVideo', ({ body: { id, status, reason = '' } }) => ({
    details: plain(
      change(id, {
        status: status as Video['status'],
        reason: reason as string,
        decidedBy: 'Meera Nair',
        decidedAt: new Date().toISOString(),
      }),
    ),
  }));
  answer('undoDecision', ({ body }) => ({ details: plain(change(body['id'], { status: 0, reason: '' })) }));
});

const stage = () => within(main().getByRole('region', { name: 'Video under review' }));
/** Returns the number of the video on the screen. */
const onScreen = () =>
  Number(/video(\d)/.exec(document.querySelector('main section video')?.getAttribute('src') ?? '')?.[1]);
const shows = (number: number) => waitFor(() => expect(onScreen()).toBe(number));
const player = () => document.querySelector<HTMLVideoElement>('main section video')!;
const hidden = () => stage().queryByRole('button', { name: /^Show video/ }) !== null;
const decisions = () => callsOf('decideVideo').map(({ body }) => body);
const releases = () => callsOf('releaseVideos').map(({ body }) => body);
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]:is(tr, li)')];
const listed = () => rows().map((row) => Number(/owner(\d)/.exec(row.textContent)?.[1]));
const said = (text: string | RegExp) => main().findByText(text, { selector: 'p[role=status]' });
const fact = (name: string) => stage().getByText(name, { selector: 'dt' }).parentElement?.textContent ?? '';
const menuCount = () => Number(/Videos(\d+)/.exec(document.querySelector('nav')?.textContent ?? '')?.[1]);
const reason = () => fieldOf('Reason', stage());
const actInList = (number: number, action: string) => act(`Video of owner${number}`, action);

async function openQueue() {
  await openScreen('admin', QUEUE);
  await shows(1);
}

describe('the queue', () => {
  it('should claim three videos, show the first, and list all with values and viewers', async () => {
    change(idOf(5), { claimedBy: 'Priya Shah' });
    await openQueue();
    expect(callsOf('holdVideos')[0]?.body).toEqual({ count: HELD });
    await main().findByText('6 waiting');
    await waitFor(() => expect(listed()).toEqual([1, 2, 3, 4, 5]));
    expect(document.title).toMatch(/^(\(6\) )?Moderation · Callboard Admin$/);
    const heads = [...document.querySelectorAll('main thead th')].map((head) => head.textContent);
    expect(heads).toEqual(expect.arrayContaining(['Safe %', 'Status']));
    expect(fact('Safe %')).toContain('10%');
    expect(rows().map((row) => /(\d0)\s?%/.exec(row.textContent)?.[1])).toEqual([
      '10',
      '20',
      '30',
      '40',
      '50',
    ]);
    expect(rows()[0]?.textContent).toContain('In review by you');
    expect(rows()[3]?.textContent).not.toContain('In review');
    expect(rows()[4]?.textContent).toContain('In review by Priya Shah');
    expect(stage().getByRole('link', { name: 'owner1' }).getAttribute('href')).toBe(
      `/admin/ViewUser?id=${idOf(101)}`,
    );
    closeScreen();
    await openScreen('admin', `${QUEUE}?limit=50`);
    await waitFor(() => expect(rows().at(-1)?.textContent).toContain('null'));
  });

  it('should lead from the number on the dashboard', async () => {
    await openScreen('admin', '/admin');
    const work = await main().findByRole('link', { name: '6 videos wait' });
    fireEvent.click(work);
    await shows(1);
    expect(address()).toBe(QUEUE);
  });

  it('should say that the queue is empty', async () => {
    videos = [];
    await openScreen('admin', QUEUE);
    await main().findByText('The queue is empty');
    expect(main().queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('should offer to read again when the claim fails', async () => {
    let fails = true;
    answer('holdVideos', () => {
      if (fails) throw new Failure(503, 'UNAVAILABLE');
      return { details: videos.slice(0, HELD) };
    });
    await openScreen('admin', QUEUE);
    const retry = await main().findByRole('button', { name: 'Retry' });
    fails = false;
    fireEvent.click(retry);
    await shows(1);
  });

  it('should release its videos when the screen is left', async () => {
    await openQueue();
    const before = releases().length;
    goTo('Users');
    await waitFor(() => expect(releases().slice(before)).toEqual([{}]));
  });
});

describe('a decision', () => {
  it('should show the video before it can be approved, in the desk and in the list', async () => {
    await openQueue();
    expect(hidden()).toBe(true);
    await key('a');
    await said('Watch the video before you approve it.');
    await waitFor(() => expect(hidden()).toBe(false));
    expect(decisions()).toEqual([]);
    await actInList(2, 'Approve');
    await shows(2);
    await said('Watch the video before you approve it.');
    expect(callsOf('takeVideo').map(({ body }) => body)).toEqual([{ id: idOf(2) }]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Video under review');
  });

  it('should be sent by A once Space has shown the video, and go on with the next', async () => {
    await openQueue();
    await waitFor(() => expect(menuCount()).toBe(6));
    await key(' ');
    await waitFor(() => expect(hidden()).toBe(false));
    expect(player().paused).toBe(false);
    await key(' ');
    expect(player().paused).toBe(true);
    await key('a');
    await shows(2);
    await waitFor(() => expect(decisions()).toEqual([{ id: idOf(1), status: 1 }]));
    await said('Approved: video of owner1');
    await waitFor(() => expect(listed()).toEqual([2, 3, 4, 5, 6]));
    await waitFor(() => {
      changed('videos');
      expect(menuCount()).toBe(5);
    });
    expect(main().getByRole('region', { name: 'Your decisions' }).textContent).toContain('owner1');
  });

  it('should ask for a reason on R, and send it', async () => {
    await openQueue();
    await key(' ');
    await waitFor(() => expect(hidden()).toBe(false));
    await key('r');
    await said('Give a reason to reject the video.');
    await waitFor(async () => expect(document.activeElement).toBe(await reason()));
    expect(decisions()).toEqual([]);
    await type('Reason', 'Shows contact details', stage());
    await key('Enter');
    await key('r');
    await shows(2);
    await waitFor(() =>
      expect(decisions()).toEqual([{ id: idOf(1), status: 2, reason: 'Shows contact details' }]),
    );
  });

  it('should ask before D deletes, and delete nothing on Cancel', async () => {
    await openQueue();
    await key('d');
    await dialog().then((open) => open.findByText('Delete the video of owner1?'));
    await press('Cancel', dialog());
    await dialogCloses();
    expect([onScreen(), decisions()]).toEqual([1, []]);
    await key('d');
    await press('Delete video', dialog());
    await shows(2);
    await waitFor(() => expect(decisions()).toEqual([{ id: idOf(1), status: 3 }]));
  });

  it('should be undone by U, which shows the video again', async () => {
    await openQueue();
    await key(' ');
    await key('a');
    await shows(2);
    await waitFor(() => expect(decisions()).toHaveLength(1));
    await key('u');
    await shows(1);
    expect(callsOf('undoDecision').map(({ body }) => body)).toEqual([{ id: idOf(1) }]);
    await said(/Decision on the video of owner1 undone/);
  });

  it('should reject an approved video with a reason in the list', async () => {
    change(idOf(6), { status: 1 });
    await openQueue();
    fireEvent.click(main().getByRole('radio', { name: 'Approved' }));
    await waitFor(() => expect(listed()).toEqual([6]));
    expect(address()).toBe(`${QUEUE}?status=Approved`);
    await actInList(6, 'Reject');
    await press('Reject video', dialog());
    await dialog().then((open) => open.findByText('This field cannot be empty'));
    await type(/^Reason/, 'Shows contact details', dialog());
    await press('Reject video', dialog());
    await dialogCloses();
    expect(decisions()).toEqual([{ id: idOf(6), status: 2, from: 1, reason: 'Shows contact details' }]);
  });
});

describe('other viewers', () => {
  it('should be named when they decided first, and the next video stays', async () => {
    await openQueue();
    answer('decideVideo', () => {
      change(idOf(1), { status: 2 });
      throw new Failure(409, 'INVALID_TRANSITION', { message: 'Priya Shah rejected this video' });
    });
    await key(' ');
    await key('a');
    await toasts().findByText('Priya Shah rejected this video');
    await shows(2);
    expect(main().queryByText('Approved: video of owner1')).toBeNull();
  });

  it('should lose no video whose decision got no answer', async () => {
    await openQueue();
    answer('decideVideo', () => {
      throw new Failure(503, 'UNAVAILABLE', { message: 'Try again later' });
    });
    await key(' ');
    await key('a');
    await toasts().findByText('Try again later');
    await waitFor(() => expect(listed()).toContain(1));
  });
});

describe('skipping', () => {
  it('should release the video on N, claim others, and offer the skipped ones at the end', async () => {
    videos = videos.slice(0, 2);
    await openQueue();
    await key('n');
    await shows(2);
    expect(releases().at(-1)).toEqual({ ids: [idOf(1)] });
    await waitFor(() => expect(callsOf('holdVideos').at(-1)?.body).toEqual({ count: HELD, skip: [idOf(1)] }));
    await press('Skip', stage());
    await main().findByText('2 skipped in this session.');
    await press('Review skipped videos');
    await waitFor(() => expect(onScreen()).toBeGreaterThan(0));
    await waitFor(() => expect(callsOf('holdVideos').at(-1)?.body).toEqual({ count: HELD }));
  });
});
