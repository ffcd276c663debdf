import { useConfirm } from '../../../components/base/confirm';
import type { Field, FormValues } from '../../../components/record-form/field';
import { plays } from '../../../components/media/plays';
import { isReadable } from '../../../lib/readable-file';
import { texts } from './catalogues.texts';

const { unplayable: text } = texts;

/**
 * Asks for confirmation before saving animations that do not play in this browser. Resolves to whether to continue. It
 * also asks if the player could not be loaded, so that an animation could not be checked.
 */
export function useAskUnplayable(fields: Field<FormValues>[], isNew: boolean) {
  const confirm = useConfirm();
  const animations = fields.filter(({ kind }) => kind === 'animation').map(({ name }) => name);

  return async (...records: FormValues[]): Promise<boolean> => {
    const files = records
      .flatMap((values) => animations.map((name) => values[name]))
      .filter((value) => value instanceof File);
    // The save says at its field that a file can no longer be read.
    const check = async (file: File) => !(await isReadable(file)) || plays(file).catch(() => false);
    const played = await Promise.all(files.map(check));
    const broken = files.filter((_, at) => !played[at]);
    if (!broken.length) return true;
    return confirm({
      title: isNew ? text.add : text.edit,
      effect: text.effect(broken.map(({ name }) => name).join(', ')),
      yes: isNew ? text.addAnyway : text.saveAnyway,
      no: text.back,
      danger: true,
    });
  };
}
