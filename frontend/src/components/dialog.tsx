import { type ModalProps } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

const load = async () => ({ default: (await import('./modal')).Modal });
const Modal = lazy(load);

// Not needed to see a page, but at hand for whoever does something on it, also when the connection breaks meanwhile. A load
// that fails here is tried again when the dialog opens.
for (const event of ['pointerdown', 'keydown'])
  addEventListener(event, () => void load().catch(() => undefined), { once: true, passive: true });

/** Mantine's Modal, whose code comes with the first touch of the page instead of before its first row. */
export function Dialog({ opened, ...props }: ModalProps) {
  const [needed, setNeeded] = useState(opened);
  if (opened && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Modal opened={opened} {...props} />
    </Suspense>
  );
}
