import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../../../../lib/use-focus-return';
import { texts } from '../../components.texts';

interface NavDrawerProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The menu on narrow screens. */
export function NavDrawer({ title, onClose, children }: NavDrawerProps) {
  useFocusReturn(true);
  return (
    <Drawer
      opened
      onClose={onClose}
      size={280}
      title={title}
      padding="xs"
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {children}
    </Drawer>
  );
}
