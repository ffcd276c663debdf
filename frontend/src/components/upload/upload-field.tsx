import { Button, Group, Input } from '@mantine/core';
import { useId, useRef, useState, type DragEvent } from 'react';
import type { PictureShape } from '../../lib/picture-shapes';
import { fileBytes } from '../../lib/shared-limits.gen';
import { problemOf, uploadKinds, type UploadKind } from '../../lib/upload-kinds';
import { texts } from '../components.texts';
import classes from './upload-field.module.css';
import { UploadPreview } from './upload-preview';
import { UploadProgress } from './upload-progress';
import { useCropStep } from './use-crop-step';

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
  // The error of a rejected file stays until the field holds another file.
  const [refused, setRefused] = useState<{ text: string; beside: File | null | undefined }>();
  const [broken, setBroken] = useState<File>();
  const { accept } = uploadKinds[kind];
  const { names, wrong } = texts.upload.kinds[kind];
  const crop = useCropStep({
    label,
    shape: kind === 'image' ? shape : undefined,
    take: (file) => onChange?.(file),
    refuse: (file, held) =>
      setRefused(
        held
          ? { text: texts.upload.changed, beside: held }
          : { text: told(file, texts.upload.unreadable), beside: value },
      ),
  });
  const limit = `${fileBytes[kind] / 1024 ** 2} MB`;

  function take(file: File | undefined) {
    if (!file) return;
    const found = problemOf(file, kind);
    const reasons = { type: wrong, empty: texts.upload.empty, size: texts.upload.tooLarge(limit) };
    setRefused(found && { text: told(file, reasons[found]), beside: value });
    if (!found) crop.choose(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  }
  function told(file: File, why: string) {
    const kept = value ? texts.upload.kept(value.name) : current && texts.upload.storedKept;
    return [texts.upload.refused(file.name, why), kept].filter(Boolean).join(' ');
  }
  function remove() {
    onChange?.(null);
    // The button is unmounted; the input is where another file is chosen.
    input.current?.focus();
  }
  const shown = value ?? current;
  const problem =
    (refused?.beside === value && refused?.text) ||
    (error ?? (value && broken === value ? texts.upload.refused(value.name, wrong) : undefined));
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
          onBroken={() => value && setBroken(value)}
        />
        <div className={classes.words}>
          <label htmlFor={id} className={classes.choose}>
            {value ? value.name : shown ? texts.upload.replace : texts.upload.choose}
          </label>
          <span id={`${id}-limit`} className={classes.limit}>
            {texts.upload.limit(names, limit)}
            {shape && ` ${texts.upload.shapes[shape]}`}
          </span>
          {value && crop.moves(value) && (
            <span role="status" className={classes.limit}>
              {texts.upload.moves}
            </span>
          )}
          {value && !disabled && (
            <Group gap={6}>
              {shape && shape !== 'whole' && !crop.moves(value) && broken !== value && (
                <Button size="compact-xs" variant="default" onClick={() => crop.again(value)}>
                  {texts.upload.crop}
                </Button>
              )}
              <Button size="compact-xs" variant="default" onClick={remove}>
                {texts.upload.remove}
              </Button>
            </Group>
          )}
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          data-path={path}
          accept={accept}
          disabled={disabled}
          className={classes.input}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-limit${problem ? ` ${id}-error` : ''}`}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // Reset the input so that choosing the same file again after removing it counts as a change.
            currentTarget.value = '';
          }}
        />
      </div>
      {value && <UploadProgress file={value} />}
      {crop.dialog}
    </Input.Wrapper>
  );
}
