import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useFocusReturn } from '../lib/use-focus-return';
import { InDialog } from './in-dialog';
import classes from './modal.module.css';

/** Every dialog: one style of title; the keyboard goes in, and comes back to what opened it. */
export function Modal({ children, ...props }: Omit<ModalProps, 'classNames'>) {
  useFocusReturn(props.opened);
  return (
    <MantineModal {...props} returnFocus={false} classNames={{ title: classes.title, body: classes.body }}>
      <InDialog value>{children}</InDialog>
    </MantineModal>
  );
}
