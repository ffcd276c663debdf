import { Button, Group } from '@mantine/core';
import { texts } from '../base/components.texts';

interface UploadButtonsProps {
  /** Undefined for a file that is not cropped. */
  onCrop: (() => void) | undefined;
  onRemove: () => void;
}

/** The buttons of the file in an upload field. */
export function UploadButtons({ onCrop, onRemove }: UploadButtonsProps) {
  return (
    <Group gap={6}>
      {onCrop && (
        <Button size="compact-xs" variant="default" onClick={onCrop}>
          {texts.upload.crop}
        </Button>
      )}
      <Button size="compact-xs" variant="default" onClick={onRemove}>
        {texts.upload.remove}
      </Button>
    </Group>
  );
}
