import { useMemo } from 'react';
import { useMoveRecordMutation, type CatalogueKind } from '../../../api/catalogues.gen';
import type { Arrangement } from '../../../components/arrange/use-arranged-rows';

/** Returns the manual ordering of a catalogue, for the `arrange` prop of its list. */
export function useArrange(kind: CatalogueKind): Arrangement {
  const [move] = useMoveRecordMutation();
  return useMemo(
    () => ({ move: (id, place) => move({ moveRecordDto: { kind, id, place } }).unwrap() }),
    [move, kind],
  );
}
