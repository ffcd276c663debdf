import type { ClaimedVideo } from '../../api/moderation.gen';
import { emptyQueue, reduceQueue, visible, type QueueAction } from './queue-state';

const video = (_id: string) => ({ _id }) as ClaimedVideo;
const after = (...actions: QueueAction[]) => actions.reduce(reduceQueue, emptyQueue);
const held = (...ids: string[]): QueueAction => ({ type: 'held', videos: ids.map(video) });
const ids = (state: ReturnType<typeof after>) => visible(state).map(({ _id }) => _id);

describe('the queue of one person', () => {
  it('begins with the first', () => {
    expect(after(held('a', 'b')).currentId).toBe('a');
  });

  it('goes on to the next at once, and does not show again what is decided', () => {
    const state = after(held('a', 'b'), { type: 'gone', id: 'a' }, held('a', 'b', 'c'));
    expect(state.currentId).toBe('b');
    expect(ids(state)).toEqual(['b', 'c']);
  });

  it('keeps what is on the screen when something comes in before it', () => {
    expect(after(held('b', 'c'), held('a', 'b', 'c')).currentId).toBe('b');
  });

  it('keeps what is on the screen when it is no longer held, until it is decided', () => {
    const state = after(held('a', 'b', 'c'), held('d', 'e', 'f'));
    expect(state.currentId).toBe('a');
    expect(reduceQueue(state, { type: 'gone', id: 'a' }).currentId).toBe('d');
  });

  it('brings back what could not be decided', () => {
    const state = after(held('a'), { type: 'gone', id: 'a' }, { type: 'back', id: 'a' });
    expect(state.currentId).toBe('a');
  });

  it('shows what was picked, also when it was decided or put off before', () => {
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

  it('comes back to what was put off only when asked to', () => {
    const off = after(held('a', 'b'), { type: 'putOff', id: 'a' }, { type: 'gone', id: 'b' });
    expect(off.currentId).toBeUndefined();
    expect(reduceQueue(off, { type: 'again' }).currentId).toBe('a');
  });
});
