import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MfaOffers } from '../../api/auth.gen';
import { isApiError } from '../../api/errors-to-form';
import { texts as shared } from '../../components/base/components.texts';
import { reasonOf } from '../../components/base/notify';
import { PasskeyButton } from '../../components/second-factor/passkey-button';
import { RecoveryCodeList } from '../../components/second-factor/recovery-code-list';
import { texts as factor } from '../../components/second-factor/second-factor.texts';
import { useAddPasskey } from '../../components/second-factor/use-passkey';
import { AppSetUp } from './app-set-up';
import { texts } from './auth.texts';
import classes from './second-step.module.css';
import type { SecondStepProps } from './signed-in';

interface SetUpStepProps extends SecondStepProps {
  /** What can be set up here. */
  offers: readonly MfaOffers[];
}

/** The second step of a sign-in whose account must have a second factor and has none: sets one up. */
export function SetUpStep({ offers, password, onSetUp, onVerified, back, onBack }: SetUpStepProps) {
  const [withApp, setWithApp] = useState(!offers.includes('passkey'));
  const [codes, setCodes] = useState<string[]>();
  const [finishing, setFinishing] = useState(false);
  const addPasskey = useAddPasskey();
  const leave = (error: unknown) =>
    onBack(isApiError(error) && error.status === 401 ? texts.code.expired : reasonOf(error) || shared.failed);

  async function finish() {
    setFinishing(true);
    try {
      await onVerified(await onSetUp());
    } catch (error) {
      leave(error);
    }
  }

  async function add() {
    try {
      setCodes((await addPasskey(password)).details.recoveryCodes);
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error;
      leave(error);
    }
  }

  if (codes) return <RecoveryCodeList codes={codes} finishing={finishing} onDone={() => void finish()} />;
  return (
    <div className={classes.fields}>
      <p className={classes.hint}>
        {offers.includes('passkey') ? texts.setUp.passkeyHint : texts.setUp.hint}
      </p>
      {withApp ? (
        <AppSetUp {...{ password, back }} onBack={() => onBack()} onDone={setCodes} onFailed={leave} />
      ) : (
        <>
          <PasskeyButton label={factor.passkeys.setUp} fullWidth autoFocus onPress={add} />
          <div className={classes.ways}>
            <Button variant="subtle" size="compact-sm" onClick={() => setWithApp(true)}>
              {factor.passkeys.useApp}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={() => onBack()}>
              {back}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
