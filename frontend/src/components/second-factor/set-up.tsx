import { TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import type { MfaSetUp } from '../../api/auth.gen';
import { errorsToForm } from '../../api/errors-to-form';
import { BusyButton } from '../base/busy-button';
import { texts as shared } from '../base/components.texts';
import { CopyText } from '../base/copy-text';
import { DialogFoot } from '../base/dialog-foot';
import { reasonOf } from '../base/notify';
import { QrCode } from './qr-code';
import classes from './second-factor.module.css';
import { texts } from './second-factor.texts';

interface SetUpProps {
  setUp: MfaSetUp;
  /** The account has a passkey already. */
  isSecond?: boolean;
  /** Sends the first code of the app. */
  onConfirm: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

const text = texts.setUp;

/** Shows the secret to the authenticator app of the reader, and asks for the app's first code. */
export function SetUp({ setUp: { uri, secret }, isSecond = false, onConfirm, onCancel }: SetUpProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // In a dialog over a form: the event would reach the form behind it.
    event.stopPropagation();
    if (!code.trim()) return setFault(shared.required);
    setSending(true);
    try {
      await onConfirm(code.trim());
    } catch (error) {
      setFault(errorsToForm(error, ['code']).underFields['code'] ?? (reasonOf(error) || shared.failed));
      setSending(false);
      // Select the code so that typing replaces it.
      input.current?.focus();
      input.current?.select();
    }
  }

  return (
    <div className={classes.around}>
      <div className={classes.setUp}>
        <QrCode text={uri} />
        <form onSubmit={(event) => void submit(event)} noValidate aria-label={texts.title}>
          <p>{text.scan}</p>
          <p className={classes.key}>
            {text.key} <CopyText value={secret.replace(/.{4}(?=.)/g, '$& ')} label={text.key} />
          </p>
          <TextInput
            ref={input}
            label={text.code}
            description={isSecond ? text.codeHint : `${text.codeHint} ${text.endsSessions}`}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
            readOnly={sending}
            value={code}
            error={fault}
            onChange={({ currentTarget: { value } }) => {
              setCode(value);
              setFault('');
            }}
          />
          <DialogFoot closed={sending} onCancel={onCancel}>
            <BusyButton type="submit" loading={sending}>
              {text.confirm}
            </BusyButton>
          </DialogFoot>
        </form>
      </div>
    </div>
  );
}
