import type { ChangedKind } from '../../api/changes.gen';
import { useListPeopleInRowsQuery, type PersonInRow } from '../../api/presence.gen';
import { useIdle } from '../../lib/use-idle';
import { useReread } from './use-reread';

/** The most records that one call names. */
const MOST_ROWS = 100;

/**
 * Returns who else has which of these records open, by the ids of the records: one call for a page, repeated when a
 * person opens or leaves a record. Without a kind, returns an empty map.
 */
export function usePeopleInRows(
  kind: ChangedKind | undefined,
  ids: readonly string[],
): ReadonlyMap<string, readonly PersonInRow[]> {
  const asks = useIdle() && kind !== undefined && ids.length > 0;
  const query = useListPeopleInRowsQuery(
    { rowPresenceDto: { kind: kind ?? 'host', records: ids.slice(0, MOST_ROWS) } },
    { skip: !asks, refetchOnMountOrArgChange: true },
  );
  useReread(query, asks);
  const { data } = query;
  if (!asks || !data) return NO_PEOPLE;
  const people = new Map<string, PersonInRow[]>();
  for (const one of data.details) people.set(one.record, [...(people.get(one.record) ?? []), one]);
  return people;
}

const NO_PEOPLE: ReadonlyMap<string, never> = new Map<string, never>();
