import { PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import { addPasskeyLimits } from '../../../api/auth.gen';
import { errorsToForm } from '../../../api/errors-to-form';
import { BusyButton } from '../../../components/base/busy-button';
import { texts as shared } from '../../../components/base/components.texts';
import { DialogFoot } from '../../../components/base/dialog-foot';
import { Modal } from '../../../components/base/modal';
import { notify, reasonOf } from '../../../components/base/notify';
import { prepareForPasskeys } from '../../../components/second-factor/passkey';
import classes from '../../../components/second-factor/second-factor.module.css';
import { texts } from '../../../components/second-factor/second-factor.texts';
import { thisDevice, useAddPasskey } from '../../../components/second-factor/use-passkey';

interface AddPasskeyDialogProps {
  onClose: () => void;
  /** Called with the recovery codes if the passkey is the first factor of the account. */
  onCodes: (codes: string[]) => void;
}

const text = texts.passkeys;
type Faults = Partial<Record<'password' | 'name' | 'passkey', string>>;

/** Asks for the password and a name, and lets the browser make a passkey. The dialog shows what went wrong. */
export function AddPasskeyDialog({ onClose, onCodes }: AddPasskeyDialogProps) {
  const add = useAddPasskey();
  const [password, setPassword] = useState('');
  const [name, setName] = useState(thisDevice);
  const [faults, setFaults] = useState<Faults>({});
  const [sending, setSending] = useState(false);
  useEffect(prepareForPasskeys, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is a portal: without this, the event would reach the form behind it.
    event.stopPropagation();
    const missing: Faults = {
      ...(!password && { password: shared.required }),
      ...(!name.trim() && { name: shared.required }),
    };
    setFaults(missing);
    if (Object.keys(missing).length) return;
    setSending(true);
    try {
      const { details, message } = await add(password, name.trim());
      notify.success(message);
      onClose();
      if (details.recoveryCodes.length) onCodes(details.recoveryCodes);
    } catch (error) {
      const { underFields } = errorsToForm(error, ['password', 'name', 'passkey']);
      const known = Object.keys(underFields).length > 0;
      setFaults(known ? underFields : { passkey: reasonOf(error) || shared.failed });
      setSending(false);
    }
  }

  return (
    <Modal opened onClose={onClose} title={text.add} withCloseButton={false} closeOnClickOutside={!sending}>
      <p className={classes.effect}>{text.ask}</p>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label={text.add}>
        <PasswordInput
          data-autofocus
          label={texts.password}
          autoComplete="current-password"
          value={password}
          error={faults.password}
          readOnly={sending}
          onChange={({ currentTarget: { value } }) => {
            setPassword(value);
            setFaults({});
          }}
        />
        <TextInput
          mt="md"
          label={text.name}
          description={text.nameHint}
          name="passkey-name"
          autoComplete="off"
          {...addPasskeyLimits.name}
          value={name}
          error={faults.name}
          readOnly={sending}
          onChange={({ currentTarget: { value } }) => {
            setName(value);
            setFaults({});
          }}
        />
        {faults.passkey && (
          <p role="alert" className={classes.fault}>
            {faults.passkey}
          </p>
        )}
        <DialogFoot closed={sending} onCancel={onClose}>
          <BusyButton type="submit" loading={sending}>
            {texts.continue}
          </BusyButton>
        </DialogFoot>
      </form>
    </Modal>
  );
}
