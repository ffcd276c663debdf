import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { Upload } from '../../../api/uploads.gen';
import { uploadKinds } from '../../../lib/upload-kinds';
import { megabytes } from './megabytes';
import classes from './imports.module.css';
import { texts } from './imports.texts';

const text = texts.upload;

interface UnfinishedUploadsProps {
  uploads: Upload[];
  /** Gets the file that the person chose for an upload that is not complete. */
  onContinue: (upload: Upload, file: File) => void;
  /** Gets an upload that is complete. */
  onUse: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

/** Offers to continue uploads of an earlier visit. The browser does not keep the file, so the person chooses it again. */
export function UnfinishedUploads({ uploads, onContinue, onUse, onRemove }: UnfinishedUploadsProps) {
  return (
    <section aria-label={text.unfinished} className={classes.unfinished}>
      {uploads.map((upload) => {
        const { _id, name, received, size } = upload;
        const icon = <IconPlayerPlay size={15} aria-hidden />;
        const look = { variant: 'light', leftSection: icon, className: classes.continue } as const;
        return (
          <div key={_id} className={classes.upload}>
            {received < size ? (
              <FileButton
                accept={uploadKinds.transfer.accept}
                onChange={(file) => file && onContinue(upload, file)}
              >
                {(props) => (
                  <Button {...props} {...look}>
                    {text.continue(name, megabytes(received), megabytes(size))}
                  </Button>
                )}
              </FileButton>
            ) : (
              <Button {...look} onClick={() => onUse(upload)}>
                {text.use(name)}
              </Button>
            )}
            <ActionIcon
              variant="default"
              size={36}
              aria-label={text.remove(name)}
              onClick={() => onRemove(upload)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      {uploads.some(({ received, size }) => received < size) && <p className={classes.note}>{text.again}</p>}
    </section>
  );
}
