import { type ModalProps } from '@mantine/core';
import { useState } from 'react';
import { onDemand } from './on-demand';

type DialogProps = Omit<ModalProps, 'classNames'>;

const Modal = onDemand<DialogProps>(async () => (await import('./modal')).Modal);

// Not needed to see a page, but at hand for whoever does something on it, also when the connection breaks meanwhile.
for (const event of ['pointerdown', 'keydown'])
  addEventListener(event, Modal.ahead, { once: true, passive: true });

/** Mantine's Modal, whose code comes with the first touch of the page instead of before its first row. */
export function Dialog({ opened, ...props }: DialogProps) {
  const [needed, setNeeded] = useState(opened);
  if (opened && !needed) setNeeded(true);
  if (!needed) return null;
  return <Modal opened={opened} {...props} />;
}
