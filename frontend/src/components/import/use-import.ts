import { useState } from 'react';
import { hasFileChanged, isCancelled } from '../../api/errors-to-form';
import { useIdempotencyKey } from '../../api/use-idempotency-key';
import { texts as shared } from '../base/components.texts';
import { useConfirm } from '../base/confirm';
import { notify, reasonOf } from '../base/notify';
import { useTypedCare } from '../record-form/use-typed-care';
import { texts } from './import.texts';
import type { ImportCalls, ImportPreview } from './import.types';
import { useImportSource } from './use-import-source';

interface ImportOptions extends ImportCalls {
  form: string;
  initialTitle: string;
  /** Called when the preview of a checked file is shown. */
  onChecked: () => void;
}

/** Checks the rows of a file and then imports them. Keeps what was typed, and sends each import at most once. */
export function useImport(options: ImportOptions) {
  const { form, initialTitle, previewOf, start, question, onStarted, onChecked } = options;
  const source = useImportSource(changed);
  const [title, setTitle] = useState(initialTitle);
  const [problem, setProblem] = useState<string>();
  const [untitled, setUntitled] = useState(false);
  const [checked, setChecked] = useState<{ preview: ImportPreview; file: File }>();
  const [busy, setBusy] = useState<'check' | 'start'>();
  const movement = useIdempotencyKey<object>(form);
  const confirm = useConfirm();
  const care = useTypedCare({
    form,
    values: {
      ...(source.pasted && { pasted: source.pasted }),
      ...(title !== initialTitle && { title }),
    },
    restore: (found) => {
      source.restore(found['pasted'] ?? '');
      setTitle(found['title'] ?? initialTitle);
    },
  });

  /** A changed file needs another check. */
  function changed() {
    setProblem(undefined);
    setChecked(undefined);
    movement.startAnew();
  }

  async function check() {
    const file = source.file();
    if (!file) return setProblem(shared.required);
    setBusy('check');
    setProblem(undefined);
    try {
      setChecked({ preview: await previewOf(file), file });
      onChecked();
    } catch (error) {
      setProblem(reasonOf(error) || texts.file.failed);
    } finally {
      setBusy(undefined);
    }
  }
  async function run() {
    if (!checked) return;
    const { preview, file } = checked;
    setUntitled(!title.trim());
    if (!title.trim()) return;
    const seen = { title: title.trim(), rows: preview.total, coins: preview.coins };
    // The browser keeps an attempt without an answer. The server compares the content of the file.
    const attempt = { ...seen, file: file.name, size: file.size };
    if (!movement.isUnanswered(attempt) && !(await confirm(question(preview)))) return;
    setBusy('start');
    try {
      const answer = await movement.send(attempt, (key) => start({ ...seen, file }, key));
      notify.success(answer.message);
      care.settled();
      onStarted(answer.import);
    } catch (error) {
      if (isCancelled(error)) notify.success(reasonOf(error));
      else if (hasFileChanged(error)) {
        changed();
        setProblem(reasonOf(error));
      } else notify.failure(error, texts.preview.failed);
    } finally {
      setBusy(undefined);
    }
  }

  return {
    source,
    /** The error of the file. */
    problem,
    /** The draft of an earlier visit, to offer above the source. */
    draft: care.offered,
    checked,
    title,
    setTitle,
    /** Whether the import was started without a title. */
    untitled,
    /** The call that is running. */
    busy,
    check,
    run,
  };
}
