import { useEffect, useState } from 'react';
import {
  useImportCatalogueMutation,
  type ImportDto,
  type ImportReport,
  type TransferableKind,
} from '../../../api/catalogues.gen';
import { isApiError, isCancelled } from '../../../api/errors-to-form';
import type { Upload } from '../../../api/uploads.gen';
import { BusyButton } from '../../../components/busy-button';
import { texts as shared } from '../../../components/components.texts';
import { DialogFoot } from '../../../components/dialog-foot';
import { Modal } from '../../../components/modal';
import { notify, reasonOf } from '../../../components/notify';
import { CancelUpload } from '../../../components/upload/cancel-upload';
import { UploadField } from '../../../components/upload/upload-field';
import { ArchiveProgress } from './archive-progress';
import { ImportRows } from './import-rows';
import classes from './tools.module.css';
import { texts } from './tools.texts';
import { UnfinishedUploads } from './unfinished-uploads';
import { isReadable } from '../../../lib/readable-file';
import { noteUnsaved } from '../../../lib/unsaved';
import { isFileOf, useImportSource } from './use-import-source';

const { transfer: text } = texts;

interface ImportDialogProps {
  kind: TransferableKind;
  /** The name of the catalogue's records. */
  many: string;
  onClose: () => void;
}

/** Checks a file first and shows what would happen to each record; a second press imports it. */
export function ImportDialog({ kind, many, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [report, setReport] = useState<{ mode: ImportDto['mode']; details: ImportReport }>();
  const [send, { isLoading: isSending }] = useImportCatalogueMutation();
  const source = useImportSource(kind);
  const isLoading = isSending || source.uploading;
  // When the session ends, the panel asks for the password over this dialog and goes on.
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
  /** Sends the rest of a file, or says that another file was chosen. */
  async function goOn(upload: Upload, chosen: File) {
    if (!(await isReadable(chosen))) return setProblem(shared.upload.unreadable);
    if (!(await isFileOf(upload, chosen))) return setProblem(text.upload.other(upload.name));
    choose(chosen);
    await run('check', chosen, undefined);
  }
  async function use(upload: Upload) {
    choose(null);
    source.use(upload);
    await run('check', null, upload);
  }
  const done = report?.mode === 'import';
  const possible = report && !done && report.details.added + report.details.changed > 0;
  const isChosen = file !== null || source.finished !== undefined;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={text.title(many)}
      closeOnClickOutside={!isLoading}
      closeOnEscape={!isLoading}
      withCloseButton={false}
    >
      <p className={classes.hint}>{text.hint}</p>
      {!done && !isLoading && source.unfinished.length > 0 && (
        <UnfinishedUploads
          uploads={source.unfinished}
          disabled={isLoading}
          onContinue={(upload, chosen) => void goOn(upload, chosen)}
          onUse={(upload) => void use(upload)}
          onRemove={({ _id }) => void source.remove(_id).catch((error: unknown) => notify.failure(error))}
        />
      )}
      {!done && (
        <UploadField
          kind="transfer"
          label={text.file}
          required
          value={file}
          onChange={choose}
          disabled={isLoading}
          error={problem}
        />
      )}
      {file && source.uploading && <ArchiveProgress file={file} lost={source.lost} />}
      {report && <ImportRows report={report.details} done={done} />}
      <DialogFoot cancel={done ? shared.close : shared.cancel} closed={isLoading} onCancel={onClose}>
        <CancelUpload values={[file]} />
        {!done &&
          (possible ? (
            <BusyButton loading={isLoading} onClick={() => void run('import')}>
              {text.run(report.details.added + report.details.changed)}
            </BusyButton>
          ) : (
            <BusyButton
              loading={isLoading}
              disabled={!isChosen || report !== undefined}
              onClick={() => void run('check')}
            >
              {text.check}
            </BusyButton>
          ))}
      </DialogFoot>
    </Modal>
  );
}
