import { useEffect, useState } from 'react';
import {
  useImportCatalogueMutation,
  type ImportDto,
  type ImportReport,
  type TransferableKind,
} from '../../../api/catalogues.gen';
import { hasFileChanged, isApiError, isCancelled } from '../../../api/errors-to-form';
import type { Upload } from '../../../api/uploads.gen';
import { texts as shared } from '../../../components/base/components.texts';
import { notify, reasonOf } from '../../../components/base/notify';
import { useImportSource as useTable } from '../../../components/import/use-import-source';
import { useTypedCare } from '../../../components/record-form/use-typed-care';
import { isReadable } from '../../../lib/readable-file';
import { noteUnsaved } from '../../../lib/unsaved';
import { largestFile, problemOf } from '../../../lib/upload-kinds';
import { packed } from './packed';
import { texts as text } from './imports.texts';
import { isFileOf, type ImportSource } from './use-import-source';

/** Whether a file is a table, which may name other files. An export has its own files. */
export const isTable = ({ name }: File) => !/\.(zip|json)$/i.test(name);

interface Found {
  mode: ImportDto['mode'];
  details: ImportReport;
}

/** What to send, if it is known. */
interface Given {
  upload?: Upload | undefined;
  chosen?: File | undefined;
}

/** Checks and imports what a person chose or pasted, or an upload that has arrived whole. */
export function useImportRun(kind: TransferableKind, source: ImportSource, onFound: () => void) {
  const [files, setFiles] = useState<File[]>([]);
  /** What was checked: the chosen file, or an archive of the table and its files. */
  const [sent, setSent] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [found, setFound] = useState<Found>();
  const [busy, setBusy] = useState<ImportDto['mode']>();
  const [send] = useImportCatalogueMutation();
  const table = useTable(changed);
  const isDone = found?.mode === 'import';
  const isOpen = table.file() !== null && !isDone;
  // When the session ends, the panel asks for the password over the page and goes on.
  useEffect(() => (isOpen ? noteUnsaved() : undefined), [isOpen]);
  const care = useTypedCare({
    form: `importCatalogue ${kind}`,
    values: table.pasted && !isDone ? { pasted: table.pasted } : {},
    restore: (typed) => table.restore(typed['pasted'] ?? ''),
  });

  /** Another source needs another check. */
  function changed() {
    setProblem(undefined);
    setFound(undefined);
    setSent(undefined);
    source.use(undefined);
  }

  /** Returns the file to send; undefined after a problem that the page shows. */
  async function fileToSend(): Promise<File | undefined> {
    const chosen = table.file();
    if (!chosen) return void setProblem(shared.required);
    const needed = isTable(chosen) ? files : [];
    if (!(await isReadable(chosen))) return void setProblem(shared.upload.changed);
    for (const file of needed)
      if (!(await isReadable(file))) return void setProblem(`${file.name}: ${shared.upload.changed}`);
    if (!needed.length) return chosen;
    const archive = await packed(text.archive(kind), chosen, needed);
    if (problemOf(archive, 'transfer') === 'size')
      return void setProblem(shared.upload.tooLarge(largestFile('transfer')));
    return archive;
  }

  async function run(
    mode: ImportDto['mode'],
    { upload, chosen }: Given = { upload: source.finished, chosen: sent },
  ) {
    setProblem(undefined);
    setBusy(mode);
    try {
      const file = upload ? undefined : (chosen ?? (await fileToSend()));
      if (!upload && !file) return;
      setSent(file);
      const given = upload ? { upload: upload._id } : await source.sourceOf(file ?? null);
      if (!given) return void notify.success(shared.upload.cancelled);
      const { details, message } = await send({ importDto: { kind, mode, ...given } }).unwrap();
      setFound({ mode, details });
      onFound();
      if (mode !== 'import') return;
      care.settled();
      notify.success(message);
      if (given.upload) await source.remove(given.upload);
    } catch (error) {
      fail(error, mode, upload);
    } finally {
      setBusy(undefined);
    }
  }
  function fail(error: unknown, mode: ImportDto['mode'], upload: Upload | undefined) {
    if (isCancelled(error)) return void notify.success(reasonOf(error));
    const isGone = upload !== undefined && isApiError(error) && error.code === 'NOT_FOUND';
    // The file must be chosen again, so its field says why.
    if (isGone || hasFileChanged(error)) changed();
    else if (mode === 'import') return notify.failure(error);
    setProblem(isGone ? text.upload.gone : reasonOf(error) || shared.failed);
  }

  return {
    table,
    /** The cells of an earlier visit, to offer above the source. */
    draft: care.offered,
    files,
    chooseFiles: (chosen: File[]) => {
      setFiles(chosen);
      changed();
    },
    /** The file that is being sent, or was. */
    sent,
    problem,
    report: found?.details,
    /** The report is that of an import, not of a check. */
    done: isDone,
    /** What is running. */
    busy,
    run: (mode: ImportDto['mode']) => run(mode),
    startAnew: () => {
      setFiles([]);
      table.choose(null);
      table.paste('');
    },
    /** Sends the rest of a file, or says that another file was chosen. */
    goOn: async (upload: Upload, chosen: File) => {
      if (!(await isReadable(chosen))) return setProblem(shared.upload.unreadable);
      if (!(await isFileOf(upload, chosen))) return setProblem(text.upload.other(upload.name));
      table.setKind('file');
      table.choose(chosen);
      await run('check', { chosen });
    },
    /** Checks an upload that has arrived whole. */
    use: async (upload: Upload) => {
      table.choose(null);
      source.use(upload);
      await run('check', { upload });
    },
  };
}
