import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useFocusReturn } from '../../lib/use-focus-return';
import { InDialog } from './in-dialog';
import classes from './modal.module.css';

/** The base of all dialogs: one title style; the focus moves in, and returns to the element that opened the dialog. */
export function Modal({ children, ...props }: Omit<ModalProps, 'classNames'>) {
  useFocusReturn(props.opened);
  return (
    <MantineModal {...props} returnFocus={false} classNames={{ title: classes.title, body: classes.body }}>
      <InDialog value>{children}</InDialog>
    </MantineModal>
  );
}
