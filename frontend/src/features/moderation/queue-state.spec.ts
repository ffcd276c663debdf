import type { ClaimedVideo } from '../../api/moderation.gen';
import { emptyQueue, reduceQueue, visible, type QueueAction } from './queue-state';

const video = (_id: string) => ({ _id }) as ClaimedVideo;
const after = (...actions: QueueAction[]) => actions.reduce(reduceQueue, emptyQueue);
const held = (...ids: string[]): QueueAction => ({ type: 'held', videos: ids.map(video) });
const ids = (state: ReturnType<typeof after>) => visible(state).map(({ _id }) => _id);

describe('the queue of one moderator', () => {
  it('should show the first video when the queue loads', () => {
    expect(after(held('a', 'b')).currentId).toBe('a');
  });

  it('should show the next video and hide the decided one when a video is decided', () => {
    const state = after(held('a', 'b'), { type: 'gone', id: 'a' }, held('a', 'b', 'c'));
    expect(state.currentId).toBe('b');
    expect(ids(state)).toEqual(['b', 'c']);
  });

  it('should keep the current video when another one arrives before it', () => {
    expect(after(held('b', 'c'), held('a', 'b', 'c')).currentId).toBe('b');
  });

  it('should keep the current video until its decision when it is no longer held', () => {
    const state = after(held('a', 'b', 'c'), held('d', 'e', 'f'));
    expect(state.currentId).toBe('a');
    expect(reduceQueue(state, { type: 'gone', id: 'a' }).currentId).toBe('d');
  });

  it('should show a video again when its decision failed', () => {
    const state = after(held('a'), { type: 'gone', id: 'a' }, { type: 'back', id: 'a' });
    expect(state.currentId).toBe('a');
  });

  it('should show a picked video when it was decided before', () => {
    const state = after(
      held('a', 'b'),
      { type: 'gone', id: 'a' },
      { type: 'putOff', id: 'b' },
      {
        type: 'picked',
        video: video('a'),
      },
    );
    expect(state.currentId).toBe('a');
    expect(ids(state)).toEqual(['a']);
  });

  it('should show a skipped video again only when requested', () => {
    const off = after(held('a', 'b'), { type: 'putOff', id: 'a' }, { type: 'gone', id: 'b' });
    expect(off.currentId).toBeUndefined();
    expect(reduceQueue(off, { type: 'again' }).currentId).toBe('a');
  });

  it('should show the next claimed video when the queue starts anew, although the old one was open', () => {
    const state = after(held('a', 'b'), { type: 'anew' }, held('b'));
    expect(state.currentId).toBe('b');
    expect(ids(state)).toEqual(['b']);
  });
});
