import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useFocusReturn } from '../lib/use-focus-return';

/** Every dialog: the keyboard goes in, and comes back to what opened it. */
export function Modal(props: ModalProps) {
  useFocusReturn(props.opened);
  return <MantineModal {...props} returnFocus={false} />;
}
