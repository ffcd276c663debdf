// Loads with the first change of an open list, because of the texts of all actions.
import { changesApi, type ChangedKind, type RecentChange } from '../../../../api/changes.gen';
import type { AppStore } from '../../../../api/store';
import { formatAgo } from '../../../../lib/format';
import { serverNow } from '../../../../lib/server-time';
import { texts } from '../../components.texts';
import { texts as history } from '../../on-demand/history.texts';
import type { RowMark } from '../list.types';

/** Seconds that are read again, so that no change is lost between two reads. */
const OVERLAP = 5;
/** The API reads at most so many seconds back. */
const MAX_SECONDS = 3600;
const MINUTE = 60_000;

export interface MarkedChange extends RecentChange {
  mark: RowMark;
}

/** Returns the changes by staff of records of one kind since a time in milliseconds, newest first. */
export async function readMarks(
  dispatch: AppStore['dispatch'],
  kind: ChangedKind,
  since: number,
): Promise<MarkedChange[]> {
  const seconds = Math.min(MAX_SECONDS, Math.ceil((Date.now() - since) / 1000) + OVERLAP);
  const request = changesApi.endpoints.listChanges.initiate(
    { kind, seconds },
    { subscribe: false, forceRefetch: true },
  );
  const { details } = await dispatch(request).unwrap();
  return details.map((change) => ({ ...change, mark: markOf(change) }));
}

function markOf({ action, by, at }: RecentChange): RowMark {
  const who = by || texts.live.anAdmin;
  const isNew = serverNow() - Date.parse(at) < MINUTE;
  const when = isNew ? texts.live.justNow : formatAgo(at);
  return { who, did: texts.live.did(history.actionOf(action), who), when };
}
