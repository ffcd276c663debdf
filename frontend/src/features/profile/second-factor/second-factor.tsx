import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import {
  useBeginMfaMutation,
  useConfirmMfaMutation,
  useFetchMfaQuery,
  useRenewRecoveryCodesMutation,
  useTurnMfaOffMutation,
  type MfaSetUp,
  type MfaState,
} from '../../../api/auth.gen';
import { notify } from '../../../components/notify';
import { RecoveryCodeList } from '../../../components/second-factor/recovery-code-list';
import classes from '../../../components/second-factor/second-factor.module.css';
import { texts } from '../../../components/second-factor/second-factor.texts';
import { SetUp } from '../../../components/second-factor/set-up';
import { Sheet } from '../../../components/sheet';
import { ErrorState } from '../../../components/state-views';
import { formatDateTime } from '../../../lib/format';
import { PasswordDialog } from './password-dialog';

/** Turns the second factor of the reader on and off. */
export function SecondFactor() {
  const { data, error, refetch } = useFetchMfaQuery(undefined, { refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmMfaMutation();
  const [setUp, setSetUp] = useState<MfaSetUp>();
  const [codes, setCodes] = useState<string[]>();
  if (codes)
    return (
      <Sheet title={texts.codes.title}>
        <RecoveryCodeList codes={codes} onDone={() => setCodes(undefined)} />
      </Sheet>
    );
  return (
    <Sheet title={texts.title}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={56} />
      ) : setUp ? (
        <SetUp
          setUp={setUp}
          onCancel={() => setSetUp(undefined)}
          onConfirm={async (code) => {
            const { details, message } = await confirm({ confirmMfaDto: { code } }).unwrap();
            setCodes(details.recoveryCodes);
            setSetUp(undefined);
            notify.success(message);
          }}
        />
      ) : data.details.on ? (
        <On state={data.details} onCodes={setCodes} />
      ) : (
        <Off onBegun={setSetUp} />
      )}
    </Sheet>
  );
}

function Off({ onBegun }: { onBegun: (setUp: MfaSetUp) => void }) {
  const [begin] = useBeginMfaMutation();
  const [asking, setAsking] = useState(false);
  const text = texts.off;
  return (
    <>
      <p className={classes.what}>{text.what}</p>
      <Button mt="md" onClick={() => setAsking(true)}>
        {text.begin}
      </Button>
      {asking && (
        <PasswordDialog
          question={{ title: text.begin, effect: text.ask, yes: texts.continue }}
          onClose={() => setAsking(false)}
          send={async (password) => {
            const answer = await begin({ beginMfaDto: { password } }).unwrap();
            onBegun(answer.details);
            return answer;
          }}
        />
      )}
    </>
  );
}

const FEW = 3;

function On({ state, onCodes }: { state: MfaState; onCodes: (codes: string[]) => void }) {
  const [turnOff] = useTurnMfaOffMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [asking, setAsking] = useState<'renew' | 'turnOff'>();
  const text = texts.on;
  const { since = '', recoveryCodesLeft, required } = state;
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
