import type { ReactNode } from 'react';
import { reasonLimit } from '../../lib/shared-limits.gen';
import classes from '../base/confirm.module.css';
import { Modal } from '../base/modal';
import { RecordForm } from './record-form';

interface ReasonDialogProps {
  title: string;
  /** Explains what will happen. */
  effect: ReactNode;
  label: string;
  hint?: string;
  /** The reason so far. */
  present?: string;
  yes: string;
  /** The action goes on without a reason too; it then gets an empty text. */
  optional?: boolean;
  /** Makes the button red, for actions that stop, reject or undo something. */
  danger?: boolean;
  failure?: string;
  /** The call has a key that makes it run once: it is sent again without a question. */
  repeatable?: boolean;
  /** Undoes the action. */
  undo?: (() => Promise<unknown>) | undefined;
  onGive: (reason: string) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Asks for a reason, which is stored with the action. */
export function ReasonDialog({
  title,
  effect,
  label,
  hint,
  present = '',
  yes,
  optional,
  danger,
  ...props
}: ReasonDialogProps) {
  return (
    <Modal opened onClose={props.onClose} title={title} withCloseButton={false}>
      <div className={classes.above}>{effect}</div>
      <RecordForm
        label={title}
        fields={[{ name: 'reason', label, hint, kind: 'area', required: !optional }]}
        limits={{ reason: reasonLimit }}
        initial={{ reason: present }}
        submitLabel={yes}
        danger={danger}
        failure={props.failure}
        repeatable={props.repeatable}
        save={(_changed, { reason }) => props.onGive(reason.trim())}
        aboutSaved={() => ({ undo: props.undo })}
        onSaved={props.onClose}
        onCancel={props.onClose}
      />
    </Modal>
  );
}
