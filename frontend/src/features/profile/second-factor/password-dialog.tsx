import type { Question } from '../../../components/base/confirm';
import { Modal } from '../../../components/base/modal';
import { RecordForm } from '../../../components/record-form/record-form';
import classes from '../../../components/second-factor/second-factor.module.css';
import { texts } from '../../../components/second-factor/second-factor.texts';

interface PasswordDialogProps {
  question: Question;
  onClose: () => void;
  send: (password: string) => Promise<{ message: string }>;
}

/** Asks for the password of the reader before a change of the own sign-in. */
export function PasswordDialog({ question, onClose, send }: PasswordDialogProps) {
  return (
    <Modal opened onClose={onClose} title={question.title} withCloseButton={false}>
      <p className={classes.effect}>{question.effect}</p>
      <RecordForm
        label={question.title}
        fields={[
          {
            name: 'password',
            label: texts.password,
            kind: 'password',
            autoComplete: 'current-password',
            required: true,
          },
        ]}
        limits={{}}
        initial={{ password: '' }}
        submitLabel={question.yes}
        danger={question.danger}
        save={(_changed, { password }) => send(password)}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
