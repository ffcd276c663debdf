import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useFetchMfaQuery, useProveSessionMutation } from '../../api/auth.gen';
import { errorsToForm } from '../../api/errors-to-form';
import { BusyButton } from '../../components/base/busy-button';
import { texts as shared } from '../../components/base/components.texts';
import { ConfirmKey } from '../../components/base/confirm-key';
import { DialogFoot } from '../../components/base/dialog-foot';
import { Modal } from '../../components/base/modal';
import { reasonOf } from '../../components/base/notify';
import { useDeclaredKeys } from '../../components/base/use-declared-keys';
import { formKeys } from '../../components/record-form/form.keys';
import { submitByKey } from '../../components/record-form/submit-by-key';
import { PasskeyButton } from '../../components/second-factor/passkey-button';
import { texts as factor } from '../../components/second-factor/second-factor.texts';
import { useSignWithPasskey } from '../../components/second-factor/use-passkey';
import { texts } from './auth.texts';

const text = texts.proof;

/** Asks for the password or the second factor before a sensitive call goes on. */
export function ProofDialog({ onEnd }: { onEnd: (proven: boolean) => void }) {
  const { data } = useFetchMfaQuery();
  const [prove] = useProveSessionMutation();
  const sign = useSignWithPasskey();
  const [field, setField] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  useDeclaredKeys(formKeys);
  const [sending, setSending] = useState(false);

  function switchField() {
    setField(field === 'password' ? 'code' : 'password');
    setTyped('');
    setFault('');
  }

  async function provePasskey() {
    await prove({ proofDto: { passkey: await sign() } }).unwrap();
    onEnd(true);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is a portal: without this, the event would reach the form behind it.
    event.stopPropagation();
    if (!typed.trim()) return setFault(shared.required);
    setSending(true);
    try {
      await prove({ proofDto: { [field]: typed } }).unwrap();
      onEnd(true);
    } catch (error) {
      setFault(errorsToForm(error, [field]).underFields[field] ?? (reasonOf(error) || shared.failed));
      setSending(false);
    }
  }

  const input = {
    'data-autofocus': true,
    mt: 'md',
    value: typed,
    error: fault,
    disabled: sending,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setTyped(value);
      setFault('');
    },
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={text.title}
      size="sm"
    >
      <form onSubmit={(event) => void submit(event)} onKeyDown={submitByKey} noValidate>
        <p>{text.effect}</p>
        <p>{text.holds}</p>
        {field === 'password' ? (
          <PasswordInput
            {...input}
            label={texts.password}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
          />
        ) : (
          <TextInput
            {...input}
            label={texts.code.label}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
          />
        )}
        {data?.details.app && (
          <Button mt="xs" variant="subtle" size="compact-sm" disabled={sending} onClick={switchField}>
            {field === 'password' ? text.useCode : text.usePassword}
          </Button>
        )}
        {data?.details.passkeysOffered && data.details.passkeys.length > 0 && (
          <PasskeyButton
            label={factor.passkeys.use}
            variant="default"
            fullWidth
            mt="md"
            disabled={sending}
            onPress={provePasskey}
          />
        )}
        <DialogFoot closed={sending} onCancel={() => onEnd(false)}>
          <BusyButton type="submit" loading={sending}>
            {text.yes}
            <ConfirmKey />
          </BusyButton>
        </DialogFoot>
      </form>
    </Modal>
  );
}
