import { type ModalProps } from '@mantine/core';
import { useState } from 'react';
import { onDemand } from './on-demand';

type DialogProps = Omit<ModalProps, 'classNames'>;

const Modal = onDemand<DialogProps>(async () => (await import('./modal')).Modal);

// Loads with the first interaction, so that dialogs also open when the connection breaks later.
for (const event of ['pointerdown', 'keydown'])
  addEventListener(event, Modal.preload, { once: true, passive: true });

/** Mantine's Modal. Its code loads with the first interaction instead of before the first row. */
export function Dialog({ opened, ...props }: DialogProps) {
  const [needed, setNeeded] = useState(opened);
  if (opened && !needed) setNeeded(true);
  if (!needed) return null;
  return <Modal opened={opened} {...props} />;
}
