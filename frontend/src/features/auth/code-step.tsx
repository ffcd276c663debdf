import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { errorsToForm, isApiError } from '../../api/errors-to-form';
import { BusyButton } from '../../components/busy-button';
import { texts as shared } from '../../components/components.texts';
import { reasonOf } from '../../components/notify';
import { texts } from './auth.texts';
import classes from './code-step.module.css';
import type { CodeStepProps } from './signed-in';

const text = texts.code;

/** The second step of a sign-in: asks for a code of the authenticator app, or for a recovery code in its place. */
export function CodeStep({ onVerify, onVerified, back, onBack }: CodeStepProps) {
  const [withRecovery, setWithRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [withRecovery]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // In a dialog over a form: the event would reach the form behind it.
    event.stopPropagation();
    if (!code.trim()) return setFault(shared.required);
    setSending(true);
    try {
      await onVerified(await onVerify(code.trim()));
    } catch (error) {
      if (isApiError(error) && error.status === 401) return onBack(text.expired);
      setFault(errorsToForm(error, ['code']).underFields['code'] ?? (reasonOf(error) || shared.failed));
      setSending(false);
      // Select the code so that typing replaces it.
      input.current?.focus();
      input.current?.select();
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.fields}>
      <p className={classes.hint}>{withRecovery ? text.recoveryHint : text.hint}</p>
      <TextInput
        // Another element: browsers keep what they know of a field.
        key={String(withRecovery)}
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
      <div className={classes.ways}>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={sending}
          onClick={() => {
            setWithRecovery(!withRecovery);
            setCode('');
            setFault('');
          }}
        >
          {withRecovery ? text.useApp : text.useRecovery}
        </Button>
        <Button variant="subtle" size="compact-sm" disabled={sending} onClick={() => onBack()}>
          {back}
        </Button>
      </div>
    </form>
  );
}
