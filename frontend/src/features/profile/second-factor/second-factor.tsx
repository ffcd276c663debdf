import { Button, Group, Skeleton } from '@mantine/core';
import clsx from 'clsx';
import { useState } from 'react';
import {
  useConfirmMfaMutation,
  useFetchMfaQuery,
  useRenewRecoveryCodesMutation,
  useTurnMfaOffMutation,
  type MfaSetUp,
  type MfaState,
} from '../../../api/auth.gen';
import { notify } from '../../../components/base/notify';
import { RecoveryCodeList } from '../../../components/second-factor/recovery-code-list';
import classes from '../../../components/second-factor/second-factor.module.css';
import { texts } from '../../../components/second-factor/second-factor.texts';
import { SetUp } from '../../../components/second-factor/set-up';
import { Sheet } from '../../../components/base/sheet';
import { ErrorState } from '../../../components/base/state-views';
import { formatDateTime } from '../../../lib/format';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { AppButton } from './app-button';
import { PasskeyList } from './passkey-list';
import { PasswordDialog } from './password-dialog';

/** Turns the second factor of the reader on and off, and shows the passkeys. */
export function SecondFactor() {
  const { data, error, refetch } = useFetchMfaQuery(undefined, { refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmMfaMutation();
  const [setUp, setSetUp] = useState<MfaSetUp>();
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <Sheet title={texts.codes.title}>
        <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />
      </Sheet>
    );
  const state = data?.details;
  const showsPasskeys = state && (state.passkeysOffered || state.passkeys.length > 0);
  return (
    <div className={classes.sheets}>
      <Sheet title={texts.title}>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !state ? (
          <Skeleton height={56} />
        ) : setUp ? (
          <SetUp
            setUp={setUp}
            isSecond={state.on}
            onCancel={() => setSetUp(undefined)}
            onConfirm={async (code) => {
              const { details, message } = await confirm({ confirmMfaDto: { code } }).unwrap();
              if (details.recoveryCodes.length) setCodes(details.recoveryCodes);
              setSetUp(undefined);
              notify.success(message);
            }}
          />
        ) : state.on ? (
          <On state={state} onCodes={setCodes} onBegun={setSetUp} />
        ) : (
          <>
            <p className={classes.what}>
              {state.passkeysOffered ? texts.off.whatWithPasskeys : texts.off.what}
            </p>
            <Group gap="xs" mt="md">
              <AppButton quiet={state.passkeysOffered} onBegun={setSetUp} />
            </Group>
          </>
        )}
        {state && !state.passkeysOffered && !setUp && (
          <p className={clsx(classes.what, classes.note)}>{texts.passkeys.notOffered}</p>
        )}
      </Sheet>
      {showsPasskeys && !setUp && <PasskeyList state={state} onAdd={() => setAdding(true)} />}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} onCodes={setCodes} />}
    </div>
  );
}

const FEW = 3;

interface OnProps {
  state: MfaState;
  onCodes: (codes: string[]) => void;
  onBegun: (setUp: MfaSetUp) => void;
}

function On({ state, onCodes, onBegun }: OnProps) {
  const [turnOff] = useTurnMfaOffMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [asking, setAsking] = useState<'renew' | 'turnOff'>();
  const text = texts.on;
  const { since = '', recoveryCodesLeft, required, app } = state;
  const sendOf = {
    renew: async (password: string) => {
      const answer = await renew({ proofDto: { password } }).unwrap();
      onCodes(answer.details.recoveryCodes);
      return answer;
    },
    turnOff: (password: string) => turnOff({ proofDto: { password } }).unwrap(),
  };
  return (
    <>
      <p className={classes.what}>
        {text.since(formatDateTime(since))} {text.left(recoveryCodesLeft)}.{required && ` ${text.required}`}
        {recoveryCodesLeft <= FEW && <strong> {text.few}</strong>}
      </p>
      <Group gap="xs" mt="md">
        {!app && <AppButton quiet onBegun={onBegun} />}
        <Button variant="default" onClick={() => setAsking('renew')}>
          {text.renew}
        </Button>
        {!required && (
          <Button variant="default" onClick={() => setAsking('turnOff')}>
            {text.turnOff}
          </Button>
        )}
      </Group>
      {asking && (
        <PasswordDialog
          question={{ ...texts[asking], danger: asking === 'turnOff' }}
          onClose={() => setAsking(undefined)}
          send={sendOf[asking]}
        />
      )}
    </>
  );
}
