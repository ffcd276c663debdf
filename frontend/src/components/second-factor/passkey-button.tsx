import type { ButtonProps } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { errorsToForm } from '../../api/errors-to-form';
import { BusyButton } from '../base/busy-button';
import { texts as shared } from '../base/components.texts';
import { reasonOf } from '../base/notify';
import { prepareForPasskeys } from './passkey';
import classes from './second-factor.module.css';

interface PasskeyButtonProps extends Pick<ButtonProps, 'variant' | 'fullWidth' | 'disabled' | 'mt'> {
  label: string;
  autoFocus?: boolean;
  /** Makes or uses a passkey, and sends it. */
  onPress: () => Promise<unknown>;
}

/** A button that makes or uses a passkey. Shows below why it did not work. */
export function PasskeyButton({ label, onPress, ...look }: PasskeyButtonProps) {
  const [sending, setSending] = useState(false);
  const [fault, setFault] = useState('');
  useEffect(prepareForPasskeys, []);

  async function press() {
    setSending(true);
    setFault('');
    try {
      await onPress();
    } catch (error) {
      setFault(errorsToForm(error, ['passkey']).underFields['passkey'] ?? (reasonOf(error) || shared.failed));
    }
    setSending(false);
  }

  return (
    <div>
      <BusyButton
        {...look}
        leftSection={<IconKey size={16} aria-hidden />}
        loading={sending}
        onClick={() => void press()}
      >
        {label}
      </BusyButton>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
