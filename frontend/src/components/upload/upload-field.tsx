import { Input } from '@mantine/core';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { PictureShape } from '../../lib/picture-shapes';
import { largestFile, uploadKinds, type UploadKind } from '../../lib/upload-kinds';
import { texts } from '../base/components.texts';
import { UploadButtons } from './upload-buttons';
import classes from './upload-field.module.css';
import { UploadPreview } from './upload-preview';
import { UploadProgress } from './upload-progress';
import { useFileChoice } from './use-file-choice';

interface UploadFieldProps {
  label: string;
  /** The kind of file to choose. */
  kind?: UploadKind;
  /** The place that shows the picture. */
  shape?: PictureShape | undefined;
  className?: string | undefined;
  value?: File | null;
  onChange?: (file: File | null) => void;
  /** The stored file that a new file replaces. */
  current?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean;
  error?: string | undefined;
  'data-path'?: string;
}

/** A file field: choose or drop a file, preview it before sending, and see the upload progress. */
export function UploadField({
  label,
  kind = 'image',
  shape,
  className,
  value,
  onChange,
  current,
  required = false,
  disabled,
  error,
  'data-path': path,
}: UploadFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choice = useFileChoice({ label, kind, shape, value, current, onChange });

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) choice.take(event.dataTransfer.files[0]);
  }
  function remove() {
    onChange?.(null);
    // The button is unmounted; the input is where another file is chosen.
    input.current?.focus();
  }
  const shown = value ?? current;
  const problem = choice.refusal || (error ?? choice.fault);
  return (
    <Input.Wrapper
      label={label}
      className={className}
      required={required}
      error={problem}
      labelProps={{ htmlFor: id }}
      errorProps={{ id: `${id}-error`, mt: 6 }}
    >
      <div
        className={classes.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadPreview
          kind={kind}
          file={value}
          current={current}
          shape={shape}
          label={label}
          onBroken={choice.onBroken}
        />
        <div className={classes.words}>
          <label htmlFor={id} className={classes.choose}>
            {value ? value.name : shown ? texts.upload.replace : texts.upload.choose}
          </label>
          <span id={`${id}-limit`} className={classes.limit}>
            {texts.upload.limit(texts.upload.kinds[kind].names, largestFile(kind))}
            {shape && ` ${texts.upload.shapes[shape]}`}
          </span>
          {choice.moves && (
            <span role="status" className={classes.limit}>
              {texts.upload.moves}
            </span>
          )}
          {value && !disabled && <UploadButtons onCrop={choice.cropAgain} onRemove={remove} />}
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          data-path={path}
          accept={uploadKinds[kind].accept}
          disabled={disabled}
          className={classes.input}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-limit${problem ? ` ${id}-error` : ''}`}
          onChange={({ currentTarget }) => {
            choice.take(currentTarget.files?.[0]);
            // Reset the input so that choosing the same file again after removing it counts as a change.
            currentTarget.value = '';
          }}
        />
      </div>
      {value && <UploadProgress file={value} />}
      {choice.cropDialog}
    </Input.Wrapper>
  );
}
