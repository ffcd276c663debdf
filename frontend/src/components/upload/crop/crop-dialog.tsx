import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { pictureShapes, type PictureShape } from '../../../lib/picture-shapes';
import { fileBytes } from '../../../lib/shared-limits.gen';
import { BusyButton } from '../../base/busy-button';
import { DialogFoot } from '../../base/dialog-foot';
import { Modal } from '../../base/modal';
import { notify } from '../../base/notify';
import { CropFrame } from './crop-frame';
import { texts } from './crop.texts';
import classes from './crop.module.css';
import { cut } from './cut';
import { useCrop } from './use-crop';

interface CropDialogProps {
  /** The label of the field. */
  label: string;
  file: File;
  /** The decoded file. */
  picture: ImageBitmap;
  shape: PictureShape;
  /** Gets the cropped picture, or the whole one. */
  onDone: (file: File) => void;
  onCancel: () => void;
}

/** Asks for the part of a picture that its place shows. */
export function CropDialog({ label, file, picture, shape, onDone, onCancel }: CropDialogProps) {
  const place = pictureShapes[shape];
  const crop = useCrop(picture, place);
  const [busy, setBusy] = useState(false);
  const zoom = useId();

  async function run() {
    setBusy(true);
    try {
      onDone(await cut(file, picture, crop.result(), fileBytes.image));
    } catch (error) {
      notify.failure(error, texts.failed);
      setBusy(false);
    }
  }
  return (
    <Modal
      opened
      onClose={onCancel}
      size="md"
      title={texts.title(label)}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <CropFrame picture={picture} shape={place} crop={crop} />
      <div className={classes.zoom}>
        <label htmlFor={zoom}>{texts.zoom}</label>
        <input
          id={zoom}
          type="range"
          min={1}
          max={crop.mostZoom}
          step={0.01}
          value={crop.zoom}
          disabled={crop.mostZoom === 1}
          aria-valuetext={texts.times(crop.zoom)}
          onChange={({ currentTarget }) => crop.zoomBy(Number(currentTarget.value) / crop.zoom)}
        />
        <Button variant="default" size="compact-sm" onClick={crop.reset}>
          {texts.reset}
        </Button>
      </div>
      <DialogFoot closed={busy} onCancel={onCancel}>
        <Button variant="default" disabled={busy} onClick={() => onDone(file)}>
          {texts.whole}
        </Button>
        <BusyButton loading={busy} onClick={() => void run()}>
          {texts.crop}
        </BusyButton>
      </DialogFoot>
    </Modal>
  );
}
