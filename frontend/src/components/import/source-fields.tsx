import { SegmentedControl, Textarea } from '@mantine/core';
import { UploadField } from '../upload/upload-field';
import classes from './import.module.css';
import { texts } from './import.texts';
import type { ImportSource } from './use-import-source';

const { file: text } = texts;

interface SourceFieldsProps {
  source: ImportSource;
  problem: string | undefined;
  disabled: boolean;
  /** The files to choose from. */
  kind?: 'table' | 'transfer';
}

/** Chooses a file, or takes cells that are pasted. */
export const SourceFields = ({ source, problem, disabled, kind = 'table' }: SourceFieldsProps) => (
  <>
    <SegmentedControl
      aria-label={text.source}
      value={source.kind}
      onChange={source.setKind}
      data={[
        { value: 'file', label: text.sources.file },
        { value: 'pasted', label: text.sources.pasted },
      ]}
    />
    {source.kind === 'file' ? (
      <UploadField
        kind={kind}
        label={text.labels[kind]}
        required
        value={source.chosen}
        onChange={source.choose}
        disabled={disabled}
        error={problem}
      />
    ) : (
      <Textarea
        className={classes.cells}
        label={text.pasted}
        description={text.pastedHint}
        required
        rows={8}
        wrap="off"
        value={source.pasted}
        error={problem}
        disabled={disabled}
        onChange={({ currentTarget }) => source.paste(currentTarget.value)}
      />
    )}
  </>
);
