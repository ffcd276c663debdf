import { useUploadWith } from '../../../lib/upload-progress';
import { megabytes } from './megabytes';
import classes from './imports.module.css';
import { texts } from './imports.texts';

const text = texts.upload;

interface ArchiveProgressProps {
  file: File;
  /** The upload waits for the connection. */
  lost: boolean;
}

/** How much of an archive has arrived, or that its upload waits. */
export function ArchiveProgress({ file, lost }: ArchiveProgressProps) {
  const sent = useUploadWith([file])?.sent ?? 0;
  if (lost)
    return (
      <p role="alert" className={classes.lost}>
        {text.lost}
      </p>
    );
  return <p className={classes.note}>{text.arrived(megabytes(sent), megabytes(file.size))}</p>;
}
