import type { TransferableKind } from '../../../api/catalogues.gen';
import { BusyButton } from '../../../components/base/busy-button';
import { texts as shared } from '../../../components/base/components.texts';
import { DialogFoot } from '../../../components/base/dialog-foot';
import { Modal } from '../../../components/base/modal';
import { notify } from '../../../components/base/notify';
import { CancelUpload } from '../../../components/upload/cancel-upload';
import { UploadField } from '../../../components/upload/upload-field';
import { ArchiveProgress } from './archive-progress';
import { ImportRows } from './import-rows';
import classes from './tools.module.css';
import { texts } from './tools.texts';
import { UnfinishedUploads } from './unfinished-uploads';
import { useImportRun } from './use-import-run';
import { useImportSource } from './use-import-source';

const { transfer: text } = texts;

interface ImportDialogProps {
  kind: TransferableKind;
  /** The name of the catalogue's records. */
  many: string;
  onClose: () => void;
}

/** Checks a file first and shows what would happen to each record; a second press imports it. */
export function ImportDialog({ kind, many, onClose }: ImportDialogProps) {
  const source = useImportSource(kind);
  const { file, problem, report, done, isLoading, choose, run, goOn, use } = useImportRun(kind, source);
  const changes = report ? report.added + report.changed : 0;
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
      {report && <ImportRows report={report} done={done} />}
      <DialogFoot cancel={done ? shared.close : shared.cancel} closed={isLoading} onCancel={onClose}>
        <CancelUpload values={[file]} />
        {!done &&
          (changes > 0 ? (
            <BusyButton loading={isLoading} onClick={() => void run('import')}>
              {text.run(changes)}
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
