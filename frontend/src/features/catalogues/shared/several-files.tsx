import { Button, FileButton } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { texts as common } from '../../../components/components.texts';
import { notify } from '../../../components/notify';
import { fileBytes } from '../../../lib/shared-limits.gen';
import { problemOf, uploadKinds, type UploadKind } from '../../../lib/upload-kinds';
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
  const limit = `${fileBytes[kind] / 1024 ** 2} MB`;
  const reasons = { type: wrong, empty: words.empty, size: words.tooLarge(limit) };

  function choose(files: File[]) {
    const checked = files.map((file) => ({ file, problem: problemOf(file, kind) }));
    const bad = checked.flatMap(({ file, problem }) =>
      problem ? [words.refused(file.name, reasons[problem])] : [],
    );
    if (bad.length) notify.failure(new Error(bad.join(' ')), texts.filesRefused(bad.length));
    const good = checked.filter(({ problem }) => !problem).map(({ file }) => file);
    if (good.length) onChoose(good);
  }
  return (
    <>
      <FileButton multiple accept={uploadKinds[kind].accept} onChange={choose}>
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
