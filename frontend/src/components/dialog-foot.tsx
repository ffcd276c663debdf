import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './components.texts';

interface DialogFootProps {
  /** The button that acts, red where it destroys something. Left out, only the way out remains. */
  children?: ReactNode;
  /** What the button that leaves everything as it is says. */
  cancel?: string | undefined;
  /** The keyboard starts at the button that leaves everything as it is. */
  safe?: boolean | undefined;
  /** Nothing can be pressed while the action is under way. */
  closed?: boolean;
  onCancel: () => void;
}

/** The end of every dialog that asks something: at the right, the way out first, then the action. */
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
