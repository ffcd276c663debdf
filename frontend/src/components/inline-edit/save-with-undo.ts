import { texts } from '../components.texts';
import { notify } from '../notify';

interface Change<Value> {
  /** What changes: 'Price of Rose'. */
  label: string;
  from: Value;
  to: Value;
  format: (value: Value) => string;
  /** Saves a value over the one that the person saw. */
  save: (value: Value, seen: Value) => Promise<unknown>;
}

/** Saves a value at once; the toast offers to undo the change. Rejects when the change fails. */
export async function saveWithUndo<Value>({ label, from, to, format, save }: Change<Value>): Promise<void> {
  await save(to, from);
  const undo = async () => {
    try {
      await save(from, to);
      notify.success(texts.inline.undone(label), { name: format(from) });
    } catch (error) {
      notify.failure(error, texts.inline.notUndone(label));
    }
  };
  notify.success(texts.inline.saved(label), {
    name: texts.inline.change(format(from), format(to)),
    undo: () => void undo(),
  });
}
