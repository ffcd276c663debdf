import { Button, FileButton, Input } from '@mantine/core';
import { useId } from 'react';
import { megabytes } from './megabytes';
import classes from './imports.module.css';
import { texts } from './imports.texts';

const { files: text } = texts;

interface RecordFilesProps {
  files: readonly File[];
  disabled: boolean;
  onChange: (files: File[]) => void;
}

/** Chooses the files that a table names: several at once, or a folder with all that is in it. */
export function RecordFiles({ files, disabled, onChange }: RecordFilesProps) {
  const id = useId();
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const choose = (chosen: File[]) => chosen.length > 0 && onChange(chosen);
  const buttons = [
    [text.choose, {}],
    // React passes the attribute on, but its types lack it.
    [text.folder, { inputProps: { webkitdirectory: '' } as object }],
  ] as const;
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} labelElement="div">
        {text.label}
      </Input.Label>
      <Input.Description mb={8}>{text.hint}</Input.Description>
      <div className={classes.files}>
        {buttons.map(([label, more]) => (
          <FileButton key={label} multiple onChange={choose} {...more}>
            {(props) => (
              <Button {...props} variant="default" size="compact-sm" disabled={disabled}>
                {label}
              </Button>
            )}
          </FileButton>
        ))}
        {files.length > 0 && (
          <>
            <span role="status">{text.chosen(files.length, megabytes(size))}</span>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              disabled={disabled}
              onClick={() => onChange([])}
            >
              {text.remove}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
