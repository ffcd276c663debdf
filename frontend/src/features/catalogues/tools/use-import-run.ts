import { useEffect, useState } from 'react';
import {
  useImportCatalogueMutation,
  type ImportDto,
  type ImportReport,
  type TransferableKind,
} from '../../../api/catalogues.gen';
import { isApiError, isCancelled } from '../../../api/errors-to-form';
import type { Upload } from '../../../api/uploads.gen';
import { texts as shared } from '../../../components/base/components.texts';
import { notify, reasonOf } from '../../../components/base/notify';
import { isReadable } from '../../../lib/readable-file';
import { noteUnsaved } from '../../../lib/unsaved';
import { texts } from './tools.texts';
import { isFileOf, type ImportSource } from './use-import-source';

const { transfer: text } = texts;

/** Checks and imports a chosen file, or an upload that has arrived whole. */
export function useImportRun(kind: TransferableKind, source: ImportSource) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [report, setReport] = useState<{ mode: ImportDto['mode']; details: ImportReport }>();
  const [send, { isLoading }] = useImportCatalogueMutation();
  // When the session ends, the panel asks for the password over the dialog and goes on.
  useEffect(() => (file && report?.mode !== 'import' ? noteUnsaved() : undefined), [file, report]);

  function choose(next: File | null) {
    setFile(next);
    setProblem(undefined);
    setReport(undefined);
    source.use(undefined);
  }
  async function run(mode: ImportDto['mode'], chosen = file, upload = source.finished) {
    if (!chosen && !upload) return setProblem(shared.required);
    setProblem(undefined);
    try {
      const given = upload ? { upload: upload._id } : await source.sourceOf(chosen);
      if (!given) return void notify.success(shared.upload.cancelled);
      const { details, message } = await send({ importDto: { kind, mode, ...given } }).unwrap();
      setReport({ mode, details });
      if (mode !== 'import') return;
      notify.success(message);
      if (given.upload) await source.remove(given.upload);
    } catch (error) {
      fail(error, upload);
    }
  }
  function fail(error: unknown, upload: Upload | undefined) {
    if (isCancelled(error)) return void notify.success(reasonOf(error));
    const isGone = upload !== undefined && isApiError(error) && error.code === 'NOT_FOUND';
    if (isGone) source.use(undefined);
    setProblem(isGone ? text.upload.gone : reasonOf(error) || shared.failed);
  }

  return {
    file,
    problem,
    report: report?.details,
    /** The report is that of an import, not of a check. */
    done: report?.mode === 'import',
    isLoading: isLoading || source.uploading,
    choose,
    run: (mode: ImportDto['mode']) => run(mode),
    /** Sends the rest of a file, or says that another file was chosen. */
    goOn: async (upload: Upload, chosen: File) => {
      if (!(await isReadable(chosen))) return setProblem(shared.upload.unreadable);
      if (!(await isFileOf(upload, chosen))) return setProblem(text.upload.other(upload.name));
      choose(chosen);
      await run('check', chosen, undefined);
    },
    /** Checks an upload that has arrived whole. */
    use: async (upload: Upload) => {
      choose(null);
      source.use(upload);
      await run('check', null, upload);
    },
  };
}
