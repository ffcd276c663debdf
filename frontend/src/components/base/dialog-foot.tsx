import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './components.texts';

interface DialogFootProps {
  /** The action button, red if the action destroys something. Without it, only the cancel button remains. */
  children?: ReactNode;
  /** The label of the cancel button. */
  cancel?: string | undefined;
  /** Puts the initial focus on the cancel button. */
  safe?: boolean | undefined;
  /** Disables the buttons while the action is running. */
  closed?: boolean;
  onCancel: () => void;
}

/** The buttons of a dialog, aligned right: first cancel, then the action. */
export function DialogFoot({
  children,
  cancel = texts.cancel,
  safe,
  closed = false,
  onCancel,
}: DialogFootProps) {
  return (
    <Group justify="flex-end" gap="xs" mt="lg">
      <Button variant="default" disabled={closed} onClick={onCancel} data-autofocus={safe || undefined}>
        {cancel}
      </Button>
      {children}
    </Group>
  );
}
