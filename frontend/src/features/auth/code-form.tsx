import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { errorsToForm } from '../../api/errors-to-form';
import { BusyButton } from '../../components/base/busy-button';
import { texts as shared } from '../../components/base/components.texts';
import { reasonOf } from '../../components/base/notify';
import { texts } from './auth.texts';
import classes from './second-step.module.css';

interface CodeFormProps {
  /** Asks for a recovery code in place of one of the app. */
  withRecovery: boolean;
  sending: boolean;
  /** Sends the code. Rejects with why it is wrong. */
  onSend: (code: string) => Promise<unknown>;
}

const text = texts.code;

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ withRecovery, sending, onSend }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // In a dialog over a form: the event would reach the form behind it.
    event.stopPropagation();
    if (!code.trim()) return setFault(shared.required);
    try {
      await onSend(code.trim());
    } catch (error) {
      setFault(errorsToForm(error, ['code']).underFields['code'] ?? (reasonOf(error) || shared.failed));
      // Select the code so that typing replaces it.
      input.current?.focus();
      input.current?.select();
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.fields}>
      <p className={classes.hint}>{withRecovery ? text.recoveryHint : text.hint}</p>
      <TextInput
        ref={input}
        label={withRecovery ? text.recoveryLabel : text.label}
        name={withRecovery ? 'recovery-code' : 'code'}
        autoComplete={withRecovery ? 'off' : 'one-time-code'}
        inputMode={withRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={fault}
        readOnly={sending}
        onChange={({ currentTarget: { value } }) => {
          setCode(value);
          setFault('');
        }}
      />
      <BusyButton type="submit" fullWidth loading={sending}>
        {texts.signIn}
      </BusyButton>
    </form>
  );
}
