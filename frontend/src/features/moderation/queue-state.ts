import type { ClaimedVideo } from '../../api/moderation.gen';

/** The videos that this person holds, and what became of those that were on the screen before. */
export interface QueueState {
  /** Undefined until the first answer. */
  held: ClaimedVideo[] | undefined;
  currentId: string | undefined;
  /** Decided here: gone from the screen before the server has answered. */
  gone: readonly string[];
  /** Put off by Next, in this sitting. */
  putOff: readonly string[];
}

export type QueueAction =
  | { type: 'held'; videos: ClaimedVideo[] }
  | { type: 'gone'; id: string }
  | { type: 'back'; id: string }
  | { type: 'picked'; video: ClaimedVideo }
  | { type: 'putOff'; id: string }
  | { type: 'again' };

export const emptyQueue: QueueState = { held: undefined, currentId: undefined, gone: [], putOff: [] };

/** What can be looked at, in the order of the queue. */
export const visible = ({ held, gone, putOff }: QueueState) =>
  held?.filter(({ _id }) => !gone.includes(_id) && !putOff.includes(_id)) ?? [];

/** Only when what is on the screen goes the next one follows. */
function settled(state: QueueState): QueueState {
  const videos = visible(state);
  const stays = videos.some(({ _id }) => _id === state.currentId);
  return stays ? state : { ...state, currentId: videos[0]?._id };
}

/** What is on the screen stays there, whoever has it by now: a key decides about what is seen, and the server says if it is late. */
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
  }
}
