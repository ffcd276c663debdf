import type { ReactNode } from 'react';
import { reasonLimit } from '../../lib/shared-limits.gen';
import classes from '../confirm.module.css';
import { Modal } from '../modal';
import { RecordForm } from './record-form';

interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  effect: ReactNode;
  label: string;
  hint?: string;
  yes: string;
  /** The button is red: what is done stops, refuses or takes something back. */
  danger?: boolean;
  failure?: string;
  onGive: (reason: string) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Asks why, before something that is kept with its reason. */
export function ReasonDialog({ title, effect, label, hint, yes, danger, ...props }: ReasonDialogProps) {
  return (
    <Modal opened onClose={props.onClose} title={title} withCloseButton={false}>
      <div className={classes.above}>{effect}</div>
      <RecordForm
        label={title}
        fields={[{ name: 'reason', label, hint, kind: 'area', required: true }]}
        limits={{ reason: reasonLimit }}
        initial={{ reason: '' }}
        submitLabel={yes}
        danger={danger}
        failure={props.failure}
        save={(_changed, { reason }) => props.onGive(reason.trim())}
        onSaved={props.onClose}
        onCancel={props.onClose}
      />
    </Modal>
  );
}
