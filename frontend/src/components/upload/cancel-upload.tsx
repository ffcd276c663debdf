import { Button } from '@mantine/core';
import { useUploadWith } from '../../lib/upload-progress';
import { texts } from '../base/components.texts';

interface CancelUploadProps {
  /** The values of the form, files among them. */
  values: readonly unknown[];
}

/** A button that stops the sending of a form with files. The form stays as it is. */
export function CancelUpload({ values }: CancelUploadProps) {
  const upload = useUploadWith(values);
  return (
    upload && (
      <Button variant="default" data-gives-focus-back onClick={upload.cancel}>
        {texts.upload.cancel}
      </Button>
    )
  );
}
