import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useBeginMfaMutation, useConfirmMfaMutation, type MfaSetUp } from '../../api/auth.gen';
import { SetUp } from '../../components/second-factor/set-up';

interface AppSetUpProps {
  password: string;
  /** The label of the way out. */
  back: string;
  onBack: () => void;
  /** Called with the recovery codes. */
  onDone: (codes: string[]) => void;
  /** Called when the set-up could not begin. */
  onFailed: (error: unknown) => void;
}

/** Sets up an authenticator app during a sign-in. */
export function AppSetUp({ password, back, onBack, onDone, onFailed }: AppSetUpProps) {
  const [begin] = useBeginMfaMutation();
  const [confirm] = useConfirmMfaMutation();
  const [setUp, setSetUp] = useState<MfaSetUp>();
  // Once: a second secret would take the place of the first.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    begin({ beginMfaDto: { password } })
      .unwrap()
      .then(({ details }) => setSetUp(details), onFailed);
  });

  return setUp ? (
    <SetUp
      setUp={setUp}
      onCancel={onBack}
      onConfirm={async (code) => {
        const { details } = await confirm({ confirmMfaDto: { code } }).unwrap();
        onDone(details.recoveryCodes);
      }}
    />
  ) : (
    <>
      <Skeleton height={196} />
      <Button variant="subtle" size="compact-sm" onClick={onBack}>
        {back}
      </Button>
    </>
  );
}
