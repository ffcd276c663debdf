import { Button, Group } from '@mantine/core';
import { CopyButton } from '../base/copy-button';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { BusyButton } from '../base/busy-button';
import { texts as shared } from '../base/components.texts';
import { brand } from '../../lib/brand';
import { saveText } from '../../lib/csv';
import classes from './second-factor.module.css';
import { texts } from './second-factor.texts';

const text = texts.codes;

interface RecoveryCodeListProps {
  codes: string[];
  /** True while what `onDone` began goes on. */
  finishing?: boolean;
  onDone: () => void;
}

/** Shows new recovery codes, to copy, save or print. */
export function RecoveryCodeList({ codes, finishing = false, onDone }: RecoveryCodeListProps) {
  const lines = codes.join('\n');
  return (
    <>
      <p className={classes.what}>{text.why}</p>
      <div className={classes.printed}>
        <p className={classes.onPaper}>
          {brand.name}: {text.title}
        </p>
        <ul className={classes.codes} aria-label={text.title}>
          {codes.map((code) => (
            <li key={code}>
              <code translate="no">{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <Group gap="xs" mt="md">
        <CopyButton value={lines}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? shared.copied : text.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveText(`${brand.name}: ${text.title}\n\n${lines}\n`, text.file)}
        >
          {text.download}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
          {shared.print}
        </Button>
        <BusyButton loading={finishing} onClick={onDone}>
          {text.done}
        </BusyButton>
      </Group>
    </>
  );
}
