import { useDispatch } from 'react-redux';
import { changesApi, type ChangedKind, type RecentChange } from '../../../api/changes.gen';
import type { AppStore } from '../../../api/store';
import { asUndo } from '../../../lib/undoing';
import { texts } from '../components.texts';

/** The API reads at most so many seconds back. */
const MAX_SECONDS = 3600;

/** Makes the undo of a change from the reverse call. Call it before the change is sent. */
export type UndoWith = (reverse: () => Promise<unknown>) => () => Promise<void>;

type Watched = string | ((change: RecentChange) => boolean);

/** Returns what makes the undo of a change of one record, or of the changes that `watched` accepts. */
export const useUndoOf = (kind: ChangedKind, watched: Watched): UndoWith => useUndoMaker()(kind, watched);

/**
 * Returns a function that takes the kind and the id of a record and returns what makes its undos. An undo sends the
 * reverse call, unless a colleague has changed the record after the own change: it then rejects with the colleague's
 * name.
 */
export function useUndoMaker() {
  const dispatch = useDispatch<AppStore['dispatch']>();
  return (kind: ChangedKind, watched: Watched): UndoWith => {
    const isWatched =
      typeof watched === 'string' ? ({ record }: RecentChange) => record === watched : watched;
    return (reverse) => {
      const begun = Date.now();
      return async () => {
        const seconds = Math.min(MAX_SECONDS, Math.ceil((Date.now() - begun) / 1000) + 1);
        const request = changesApi.endpoints.listChanges.initiate(
          { kind, seconds },
          { subscribe: false, forceRefetch: true },
        );
        const { details } = await dispatch(request).unwrap();
        const foreign = laterThanOwn(details.filter(isWatched)).find(({ own }) => !own);
        if (foreign) throw new Error(texts.undo.changed(foreign.by || texts.undo.someone));
        await asUndo(reverse);
      };
    };
  };
}

/** Leaves out what came before the own changes. The API lists the newest change first. */
function laterThanOwn(changes: RecentChange[]): RecentChange[] {
  const first = changes.findLastIndex(({ own }) => own);
  return first === -1 ? changes : changes.slice(0, first);
}
