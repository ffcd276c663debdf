import { useMoveRecordMutation, type CatalogueKind } from '../../../api/catalogues.gen';
import type { Arrangement } from '../../../components/base/arrange/use-arranged-rows';
import { useUndoOf } from '../../../components/base/undo/use-undo-of';

/** Returns the manual ordering of a catalogue, for the `arrange` prop of its list. */
export function useArrange(kind: CatalogueKind): Arrangement {
  const [move] = useMoveRecordMutation();
  // Positions depend on all records, so the move of any record by a colleague prevents an undo.
  const undoWith = useUndoOf(kind, ({ action }) => action === `${kind}.arrange`);
  return { move: (id, place) => move({ moveRecordDto: { kind, id, place } }).unwrap(), undoWith };
}
