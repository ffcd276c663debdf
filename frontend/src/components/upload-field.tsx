import { Button, Input, Progress } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useState, type DragEvent } from 'react';
import { fileUrl } from '../lib/files';
import { useUploadProgress } from '../lib/upload-progress';
import { texts } from './components.texts';
import classes from './upload-field.module.css';

/** What the server takes as an image; it looks into the file, this only spares the way there. */
const images = {
  accept: 'image/png,image/jpeg,image/webp,image/gif',
  names: 'PNG, JPEG, WebP, GIF',
  megabytes: 5,
};

interface UploadFieldProps {
  label: string;
  className?: string;
  value?: File | null;
  onChange?: (file: File | null) => void;
  /** The stored picture that a new file replaces. */
  current?: string;
  required?: boolean;
  disabled?: boolean;
  error?: string;
}

/** A picture to send: chosen or dropped, seen before it is sent, with its progress while it is. */
export function UploadField({
  label,
  className,
  value,
  onChange,
  current,
  required,
  disabled,
  error,
}: UploadFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const preview = usePreview(value);
  const progress = useUploadProgress();
  const limit = `${images.megabytes} MB`;

  function take(file: File | undefined) {
    if (!file) return;
    const wrong = !images.accept.split(',').includes(file.type);
    const large = file.size > images.megabytes * 1024 * 1024;
    setRefused(
      wrong ? texts.upload.wrongType(images.names) : large ? texts.upload.tooLarge(limit) : undefined,
    );
    if (!wrong && !large) onChange?.(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  }
  const shown = preview ?? fileUrl(current);
  const problem = refused ?? error;
  return (
    <Input.Wrapper
      label={label}
      className={className}
      required={required}
      error={problem}
      labelProps={{ htmlFor: id }}
      errorProps={{ id: `${id}-error` }}
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
        {shown ? (
          <img src={shown} alt="" className={classes.preview} />
        ) : (
          <IconPhotoUp size={28} stroke={1.4} aria-hidden />
        )}
        <div className={classes.words}>
          <label htmlFor={id} className={classes.choose}>
            {value ? value.name : shown ? texts.upload.replace : texts.upload.choose}
          </label>
          <span className={classes.limit}>{texts.upload.limit(images.names, limit)}</span>
          {value && !disabled && (
            <Button size="compact-xs" variant="default" onClick={() => onChange?.(null)}>
              {texts.upload.remove}
            </Button>
          )}
        </div>
        <input
          id={id}
          type="file"
          accept={images.accept}
          disabled={disabled}
          className={classes.input}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // Choosing the same file again after taking it back must count as a choice.
            currentTarget.value = '';
          }}
        />
      </div>
      {value && progress !== undefined && (
        <Progress value={progress * 100} size="sm" mt={6} aria-label={texts.upload.progress} />
      )}
    </Input.Wrapper>
  );
}

/** An address under which the browser shows a file that was not sent yet. */
function usePreview(file: File | null | undefined) {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
