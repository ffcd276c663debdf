import { useState } from 'react';
import {
  useImportCatalogueMutation,
  type ImportDto,
  type ImportReport,
  type TransferableKind,
} from '../../../api/catalogues.gen';
import { BusyButton } from '../../../components/busy-button';
import { texts as shared } from '../../../components/components.texts';
import { DialogFoot } from '../../../components/dialog-foot';
import { Modal } from '../../../components/modal';
import { notify, reasonOf } from '../../../components/notify';
import { UploadField } from '../../../components/upload/upload-field';
import { ImportRows } from './import-rows';
import classes from './tools.module.css';
import { texts } from './tools.texts';

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
  const [send, { isLoading }] = useImportCatalogueMutation();

  function choose(next: File | null) {
    setFile(next);
    setProblem(undefined);
    setReport(undefined);
  }
  async function run(mode: ImportDto['mode']) {
    if (!file) return setProblem(shared.required);
    try {
      const { details, message } = await send({ importDto: { kind, mode, file } }).unwrap();
      setReport({ mode, details });
      if (mode === 'import') notify.success(message);
    } catch (error) {
      setProblem(reasonOf(error) || shared.failed);
    }
  }
  const done = report?.mode === 'import';
  const possible = report && !done && report.details.added + report.details.changed > 0;
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
      {report && <ImportRows report={report.details} done={done} />}
      <DialogFoot cancel={done ? shared.close : shared.cancel} closed={isLoading} onCancel={onClose}>
        {!done &&
          (possible ? (
            <BusyButton loading={isLoading} onClick={() => void run('import')}>
              {text.run(report.details.added + report.details.changed)}
            </BusyButton>
          ) : (
            <BusyButton
              loading={isLoading}
              disabled={!file || report !== undefined}
              onClick={() => void run('check')}
            >
              {text.check}
            </BusyButton>
          ))}
      </DialogFoot>
    </Modal>
  );
}
