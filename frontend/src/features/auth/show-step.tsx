import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MfaAccepts } from '../../api/auth.gen';
import { isApiError } from '../../api/errors-to-form';
import { PasskeyButton } from '../../components/second-factor/passkey-button';
import { texts as factor } from '../../components/second-factor/second-factor.texts';
import { useSignWithPasskey } from '../../components/second-factor/use-passkey';
import { texts } from './auth.texts';
import { CodeForm } from './code-form';
import classes from './second-step.module.css';
import type { SecondStepProps, SignedIn } from './signed-in';

interface ShowStepProps extends SecondStepProps {
  /** What the account can show. */
  accepts: readonly MfaAccepts[];
}

/** The best first: a passkey cannot be given to a false page. */
const ORDER: readonly MfaAccepts[] = ['passkey', 'code', 'recoveryCode'];

/** The second step of a sign-in: asks for a passkey, a code of the authenticator app, or a recovery code. */
export function ShowStep({ accepts, onVerify, onPasskey, onVerified, back, onBack }: ShowStepProps) {
  const ways = ORDER.filter((way) => accepts.includes(way));
  const [way, setWay] = useState(ways[0] ?? 'recoveryCode');
  const [sending, setSending] = useState(false);
  const sign = useSignWithPasskey();

  /** Rejects with what the form of the way shows. */
  async function finish(send: () => Promise<SignedIn>) {
    setSending(true);
    try {
      await onVerified(await send());
    } catch (error) {
      if (isApiError(error) && error.status === 401) return onBack(texts.code.expired);
      setSending(false);
      throw error;
    }
  }

  return (
    <div className={classes.fields}>
      {way === 'passkey' ? (
        <>
          <p className={classes.hint}>{factor.passkeys.useHint}</p>
          <PasskeyButton
            label={factor.passkeys.use}
            fullWidth
            autoFocus
            onPress={() => finish(async () => onPasskey(await sign()))}
          />
        </>
      ) : (
        <CodeForm
          key={way}
          withRecovery={way === 'recoveryCode'}
          sending={sending}
          onSend={(code) => finish(() => onVerify(code))}
        />
      )}
      <div className={classes.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              variant="subtle"
              size="compact-sm"
              disabled={sending}
              onClick={() => setWay(other)}
            >
              {texts.code.use[other]}
            </Button>
          ))}
        <Button variant="subtle" size="compact-sm" disabled={sending} onClick={() => onBack()}>
          {back}
        </Button>
      </div>
    </div>
  );
}
