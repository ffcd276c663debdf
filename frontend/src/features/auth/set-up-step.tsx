import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useBeginMfaMutation, useConfirmMfaMutation, type MfaSetUp } from '../../api/auth.gen';
import { isApiError } from '../../api/errors-to-form';
import { texts as shared } from '../../components/components.texts';
import { reasonOf } from '../../components/notify';
import { RecoveryCodeList } from '../../components/second-factor/recovery-code-list';
import { SetUp } from '../../components/second-factor/set-up';
import { texts } from './auth.texts';
import classes from './code-step.module.css';
import type { SecondStepProps } from './signed-in';

/** The second step of a sign-in whose account must have a second factor and has none: sets one up. */
export function SetUpStep({ password, onSetUp, onVerified, back, onBack }: SecondStepProps) {
  const [begin] = useBeginMfaMutation();
  const [confirm] = useConfirmMfaMutation();
  const [setUp, setSetUp] = useState<MfaSetUp>();
  const [codes, setCodes] = useState<string[]>();
  const [finishing, setFinishing] = useState(false);
  const leave = (error: unknown) =>
    onBack(isApiError(error) && error.status === 401 ? texts.code.expired : reasonOf(error) || shared.failed);
  // Once: a second secret would take the place of the first.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin({ beginMfaDto: { password } })
      .unwrap()
      .then(({ details }) => setSetUp(details), leave);
  });

  async function finish() {
    setFinishing(true);
    try {
      await onVerified(await onSetUp());
    } catch (error) {
      leave(error);
    }
  }

  if (codes) return <RecoveryCodeList codes={codes} finishing={finishing} onDone={() => void finish()} />;
  return (
    <div className={classes.fields}>
      <p className={classes.hint}>{texts.setUp.hint}</p>
      {setUp ? (
        <SetUp
          setUp={setUp}
          onCancel={() => onBack()}
          onConfirm={async (code) => {
            const { details } = await confirm({ confirmMfaDto: { code } }).unwrap();
            setCodes(details.recoveryCodes);
          }}
        />
      ) : (
        <>
          <Skeleton height={196} />
          <Button variant="subtle" size="compact-sm" onClick={() => onBack()}>
            {back}
          </Button>
        </>
      )}
    </div>
  );
}
