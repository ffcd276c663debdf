import type { ReactNode } from 'react';
import { BusyButton } from '../base/busy-button';
import { Sheet } from '../base/sheet';
import { CancelUpload } from '../upload/cancel-upload';
import classes from './import.module.css';
import { ImportColumns, type ImportTable } from './import-columns';
import { texts } from './import.texts';

const { file: text } = texts;

interface FileStepProps {
  /** Shown above the source: what an earlier visit left. */
  left?: ReactNode;
  /** The fields that choose the rows. */
  children: ReactNode;
  table: ImportTable;
  /** The file that is being sent, which a button cancels. */
  sent: File | null;
  checking: boolean;
  /** There is nothing to check. */
  disabled: boolean;
  onCheck: () => void;
}

/** The first step of an import: where its rows come from, and what its columns hold. */
export const FileStep = ({ left, children, table, sent, checking, disabled, onCheck }: FileStepProps) => (
  <Sheet title={text.title}>
    {left}
    <div className={classes.source}>
      <div className={classes.fields}>{children}</div>
      <ImportColumns table={table} />
    </div>
    <div className={classes.foot}>
      <BusyButton loading={checking} disabled={disabled} onClick={onCheck}>
        {text.check}
      </BusyButton>
      <CancelUpload values={[sent]} />
    </div>
  </Sheet>
);
