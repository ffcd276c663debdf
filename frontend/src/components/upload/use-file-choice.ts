import { useState } from 'react';
import type { PictureShape } from '../../lib/picture-shapes';
import { largestFile, problemOf, type UploadKind } from '../../lib/upload-kinds';
import { texts } from '../base/components.texts';
import { useCropStep } from './use-crop-step';

interface FileChoiceOptions {
  label: string;
  kind: UploadKind;
  shape: PictureShape | undefined;
  /** The file that the field holds. */
  value: File | null | undefined;
  /** The stored file that a new file replaces. */
  current: string | undefined;
  onChange: ((file: File | null) => void) | undefined;
}

/** Checks a chosen file, offers to crop it, and hands it to the field. A refused file leaves the field as it was. */
export function useFileChoice({ label, kind, shape, value, current, onChange }: FileChoiceOptions) {
  // The error of a rejected file stays until the field holds another file.
  const [refused, setRefused] = useState<{ text: string; value: File | null | undefined }>();
  const [broken, setBroken] = useState<File>();
  const { wrong } = texts.upload.kinds[kind];
  const crop = useCropStep({
    label,
    shape: kind === 'image' ? shape : undefined,
    take: (file) => onChange?.(file),
    refuse: (file, held) =>
      setRefused(
        held
          ? { text: texts.upload.changed, value: held }
          : { text: refusalOf(file, texts.upload.unreadable), value },
      ),
  });

  function take(file: File | undefined) {
    if (!file) return;
    const found = problemOf(file, kind);
    const reasons = {
      type: wrong,
      empty: texts.upload.empty,
      size: texts.upload.tooLarge(largestFile(kind)),
    };
    setRefused(found && { text: refusalOf(file, reasons[found]), value });
    if (!found) crop.choose(file);
  }
  function refusalOf(file: File, why: string) {
    const retained = value ? texts.upload.stays(value.name) : current && texts.upload.storedStays;
    return [texts.upload.refused(file.name, why), retained].filter(Boolean).join(' ');
  }

  const moves = value ? crop.moves(value) : false;
  const isBroken = value ? broken === value : false;
  const mayCrop = shape !== undefined && shape !== 'whole' && !moves && !isBroken;
  return {
    take,
    /** Why the last chosen file was refused. */
    refusal: refused?.value === value ? refused?.text : undefined,
    /** Why the file of the field cannot be shown. */
    fault: value && isBroken ? texts.upload.refused(value.name, wrong) : undefined,
    /** Called when the browser cannot show the file of the field. */
    onBroken: () => value && setBroken(value),
    /** Whether the file of the field moves, so that it is not cropped. */
    moves,
    /** Opens the crop step once more; undefined for a file that is not cropped. */
    cropAgain: value && mayCrop ? () => crop.again(value) : undefined,
    cropDialog: crop.dialog,
  };
}
