import { useMemo } from 'react';
import { useMoveRecordMutation, type CatalogueKind } from '../../../api/catalogues.gen';
import type { Arrangement } from '../../../components/list-page/list.types';

/** The order by hand of a catalogue, for the `arrange` of its list. */
export function useArrange(kind: CatalogueKind): Arrangement {
  const [move] = useMoveRecordMutation();
  return useMemo(
    () => ({ move: (id, place) => move({ moveRecordDto: { kind, id, place } }).unwrap() }),
    [move, kind],
  );
}
