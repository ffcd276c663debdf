import { ActionIcon } from '@mantine/core';
import { CopyButton } from './copy-button';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { texts } from './components.texts';
import classes from './copy-text.module.css';

/** An id or a code with a copy button. */
export function CopyText({ value, label }: { value: string; label: string }) {
  return (
    <span className={classes.text}>
      <code translate="no">{value}</code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <ActionIcon size="sm" onClick={copy} aria-label={`${texts.copy} ${label}`} title={texts.copy}>
            {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
