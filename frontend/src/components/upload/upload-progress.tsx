import { Progress, VisuallyHidden } from '@mantine/core';
import { shareOf, useUploadWith } from '../../lib/upload-progress';
import { texts } from '../base/components.texts';
import classes from './upload-field.module.css';

/** A screen reader hears the progress at each of these steps, in per cent. */
const step = 25;

/** How much of a file has been sent, while its form is being sent. */
export function UploadProgress({ file }: { file: File }) {
  const upload = useUploadWith([file]);
  if (!upload) return null;
  const percent = Math.floor(shareOf(upload, file) * 100);
  return (
    <div className={classes.progress}>
      <Progress value={percent} size="sm" aria-label={texts.upload.progress(file.name)} />
      <span aria-hidden>{percent < 100 ? texts.upload.percent(percent) : texts.upload.sent}</span>
      <VisuallyHidden role="status">
        {texts.upload.spoken(file.name, Math.floor(percent / step) * step)}
      </VisuallyHidden>
    </div>
  );
}
