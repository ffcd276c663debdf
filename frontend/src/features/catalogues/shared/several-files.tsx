import { Button, FileButton } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { texts as common } from '../../../components/base/components.texts';
import { notify } from '../../../components/base/notify';
import { isReadable } from '../../../lib/readable-file';
import { largestFile, problemOf, uploadKinds, type UploadKind } from '../../../lib/upload-kinds';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';

const { upload: words } = common;

interface SeveralFilesProps {
  kind: UploadKind;
  disabled: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that chooses several files at once. A file that the server would refuse is named and left out. */
export function SeveralFiles({ kind, disabled, onChoose }: SeveralFilesProps) {
  const { names, wrong } = words.kinds[kind];
  const limit = largestFile(kind);
  const reasons = {
    type: wrong,
    empty: words.empty,
    size: words.tooLarge(limit),
    unreadable: words.unreadable,
  };

  const problemIn = async (file: File): Promise<keyof typeof reasons | undefined> =>
    problemOf(file, kind) ?? ((await isReadable(file)) ? undefined : 'unreadable');

  async function choose(files: File[]) {
    const checked = await Promise.all(files.map(async (file) => ({ file, problem: await problemIn(file) })));
    const bad = checked.flatMap(({ file, problem }) =>
      problem ? [words.refused(file.name, reasons[problem])] : [],
    );
    if (bad.length) notify.failure(new Error(bad.join(' ')), texts.filesRefused(bad.length));
    const good = checked.filter(({ problem }) => !problem).map(({ file }) => file);
    if (good.length) onChoose(good);
  }
  return (
    <>
      <FileButton multiple accept={uploadKinds[kind].accept} onChange={(files) => void choose(files)}>
        {(props) => (
          <Button
            {...props}
            variant="light"
            size="xs"
            disabled={disabled}
            leftSection={<IconFiles size={15} />}
          >
            {texts.severalFiles}
          </Button>
        )}
      </FileButton>
      <span className={classes.hint}>{words.limitOfEach(names, limit)}</span>
    </>
  );
}
