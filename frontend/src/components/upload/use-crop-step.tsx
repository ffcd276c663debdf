import { useState } from 'react';
import { loadCode } from '../../lib/chunk';
import { isAnimated } from '../../lib/is-animated';
import { needsCrop, type PictureShape } from '../../lib/picture-shapes';
import { isReadable } from '../../lib/readable-file';

/** Loads the dialog when a picture needs it: most forms are used without choosing one. */
const loadDialog = () => loadCode(() => import('./crop/crop-dialog'));

interface Cropping {
  file: File;
  picture: ImageBitmap;
  shape: PictureShape;
  Dialog: Awaited<ReturnType<typeof loadDialog>>['CropDialog'];
}

/** What the field remembers of a chosen picture. */
interface Chosen {
  /** The file that the field holds. */
  value: File;
  /** The file as it was chosen, to crop it once more. */
  original: File;
  moves: boolean;
}

interface CropStep {
  label: string;
  shape: PictureShape | undefined;
  take: (file: File) => void;
  /** Called with a file that cannot be read. `held`: the file that the field holds, if it is this one. */
  refuse: (file: File, held: File | undefined) => void;
}

/**
 * Puts the crop step between choosing a picture and the field. Pictures that move, that the browser cannot show, or that
 * fit their place go to the field as they are; so does every picture while the code of the dialog cannot be loaded.
 */
export function useCropStep({ label, shape, take, refuse }: CropStep) {
  const [cropping, setCropping] = useState<Cropping>();
  const [chosen, setChosen] = useState<Chosen>();

  function done(value: File, original: File, moves = false) {
    setCropping(undefined);
    setChosen({ value, original, moves });
    take(value);
  }
  /** `held`: the file in the field, for which the crop step was asked: it opens for a picture that fits, too. */
  async function begin(file: File, held?: File) {
    if (!shape) {
      take(file);
      if (!(await isReadable(file))) refuse(file, file);
      return;
    }
    if (!(await isReadable(file))) return refuse(file, held);
    if (await isAnimated(file)) return done(file, file, true);
    const picture = await createImageBitmap(file).catch(() => undefined);
    if (!picture || (!held && !needsCrop(picture, shape))) return done(file, file);
    const code = await loadDialog().catch(() => undefined);
    if (code) setCropping({ file, picture, shape, Dialog: code.CropDialog });
    else done(file, file);
  }
  return {
    dialog: cropping && (
      <cropping.Dialog
        label={label}
        file={cropping.file}
        picture={cropping.picture}
        shape={cropping.shape}
        onDone={(file) => done(file, cropping.file)}
        onCancel={() => setCropping(undefined)}
      />
    ),
    choose: (file: File) => void begin(file),
    /** Returns whether the file of the field moves, so that it is not cropped. */
    moves: (value: File) => chosen?.value === value && chosen.moves,
    /** Opens the crop step once more, with the whole picture. */
    again: (value: File) => void begin(chosen?.value === value ? chosen.original : value, value),
  };
}
