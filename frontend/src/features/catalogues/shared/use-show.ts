import { useShowRecordMutation, type CatalogueKind } from '../../../api/catalogues.gen';
import { saveWithUndo } from '../../../components/base/inline-edit/save-with-undo';
import { useUndoMaker } from '../../../components/base/undo/use-undo-of';
import { texts } from './catalogues.texts';

const { states, of } = texts.shown;
export const stateOf = (shown: boolean) => states[shown ? 'true' : 'false'];

/** Returns a function that shows a record in the app or hides it there, and offers to undo that. */
export function useShow(kind: CatalogueKind) {
  const [show] = useShowRecordMutation();
  const undoOf = useUndoMaker();
  return (id: string, to: boolean, name: string) => {
    const save = (shown: boolean) => show({ showRecordDto: { kind, id, shown } }).unwrap();
    return saveWithUndo({
      label: of(name),
      from: !to,
      to,
      format: stateOf,
      save,
      undoWith: undoOf(kind, id),
    });
  };
}
