import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { revealSecretLimits, useRevealSecretMutation, type SecretName } from '../../api/settings.gen';
import { Modal } from '../../components/base/modal';
import { RecordForm } from '../../components/record-form/record-form';
import classes from './settings.module.css';
import { texts } from './settings.texts';

const { secrets: text } = texts;

/**
 * A key, masked except for its last four characters. It shows in full after the password is entered, until it is
 * hidden.
 */
export function SecretValue({ name, masked }: { name: SecretName; masked: string }) {
  const [value, setValue] = useState<string>();
  const [asking, setAsking] = useState(false);
  const open = value !== undefined;
  if (!masked) return text.unset;
  return (
    <div className={classes.key}>
      <span className={classes.keyValue}>{value ?? masked}</span>
      <Button
        variant="default"
        size="xs"
        leftSection={open ? <IconEyeOff size={16} /> : <IconEye size={16} />}
        aria-label={`${open ? text.hide : text.reveal} ${text.fields[name]}`}
        onClick={() => (open ? setValue(undefined) : setAsking(true))}
      >
        {open ? text.hide : text.reveal}
      </Button>
      {asking && <RevealDialog name={name} onClose={() => setAsking(false)} onRevealed={setValue} />}
    </div>
  );
}

interface RevealDialogProps {
  name: SecretName;
  onClose: () => void;
  onRevealed: (value: string) => void;
}

function RevealDialog({ name, onClose, onRevealed }: RevealDialogProps) {
  const [reveal] = useRevealSecretMutation();
  const title = text.revealTitle(text.fields[name]);
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      <p className={classes.effect}>{text.revealEffect}</p>
      <RecordForm
        label={title}
        fields={[
          {
            name: 'password',
            label: text.password,
            kind: 'password',
            autoComplete: 'current-password',
            required: true,
          },
        ]}
        limits={revealSecretLimits}
        initial={{ password: '' }}
        submitLabel={text.reveal}
        failure={text.revealFailed}
        save={async (_changed, { password }) => {
          const answer = await reveal({ revealSecretDto: { name, password } }).unwrap();
          onRevealed(answer.details.value);
          return answer;
        }}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Modal>
  );
}
