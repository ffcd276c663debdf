import { texts } from '../components.texts';
import { notify } from '../notify';
import type { UndoWith } from '../undo/use-undo-of';

interface Change<Value> {
  /** What changes: 'Price of Rose'. */
  label: string;
  from: Value;
  to: Value;
  format: (value: Value) => string;
  /** Saves a value over the one that the person saw. */
  save: (value: Value, seen: Value) => Promise<unknown>;
  undoWith: UndoWith;
}

/** Saves a value at once; the toast offers to undo the change. Rejects when the change fails. */
export async function saveWithUndo<Value>({ label, from, to, format, save, undoWith }: Change<Value>) {
  const undo = undoWith(() => save(from, to));
  await save(to, from);
  notify.success(texts.inline.saved(label), {
    name: texts.inline.change(format(from), format(to)),
    undo,
    undone: texts.inline.undone(label),
  });
}
