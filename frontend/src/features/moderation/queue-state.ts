import type { ClaimedVideo } from '../../api/moderation.gen';

/** The videos that this moderator holds, and the state of those shown before. */
export interface QueueState {
  /** Undefined until the first answer. */
  held: ClaimedVideo[] | undefined;
  currentId: string | undefined;
  /** Decided here: hidden before the server has answered. */
  gone: readonly string[];
  /** Skipped with Next in this session. */
  putOff: readonly string[];
}

export type QueueAction =
  | { type: 'held'; videos: ClaimedVideo[] }
  | { type: 'gone'; id: string }
  | { type: 'back'; id: string }
  | { type: 'picked'; video: ClaimedVideo }
  | { type: 'putOff'; id: string }
  | { type: 'again' }
  | { type: 'anew' };

export const emptyQueue: QueueState = { held: undefined, currentId: undefined, gone: [], putOff: [] };

/** Returns the held videos that can be shown, in the order of the queue. */
export const visible = ({ held, gone, putOff }: QueueState) =>
  held?.filter(({ _id }) => !gone.includes(_id) && !putOff.includes(_id)) ?? [];

/** Moves to the next video only if the current one has left the queue. */
function settled(state: QueueState): QueueState {
  const videos = visible(state);
  const stays = videos.some(({ _id }) => _id === state.currentId);
  return stays ? state : { ...state, currentId: videos[0]?._id };
}

/**
 * Keeps the current video on the screen, even if another moderator holds it by now: a key decides about the visible
 * video, and the server rejects a late decision.
 */
function withShown(state: QueueState, videos: ClaimedVideo[]): ClaimedVideo[] {
  const shown = visible(state).find(({ _id }) => _id === state.currentId);
  return !shown || videos.some(({ _id }) => _id === shown._id) ? videos : [shown, ...videos];
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

export function reduceQueue(state: QueueState, action: QueueAction): QueueState {
  switch (action.type) {
    case 'held':
      return settled({ ...state, held: withShown(state, action.videos) });
    case 'gone':
      return settled({ ...state, gone: [...without(state.gone, action.id), action.id] });
    case 'back':
      return settled({ ...state, gone: without(state.gone, action.id) });
    case 'picked': {
      const { video } = action;
      const others = state.held?.filter(({ _id }) => _id !== video._id) ?? [];
      return {
        held: [video, ...others],
        currentId: video._id,
        gone: without(state.gone, video._id),
        putOff: without(state.putOff, video._id),
      };
    }
    case 'putOff':
      return settled({ ...state, putOff: [...state.putOff, action.id] });
    case 'again':
      return settled({ ...state, putOff: [] });
    case 'anew':
      return { ...state, held: undefined, currentId: undefined };
  }
}
