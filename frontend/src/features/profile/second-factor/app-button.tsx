import { Button } from '@mantine/core';
import { useState } from 'react';
import { useBeginMfaMutation, type MfaSetUp } from '../../../api/auth.gen';
import { texts } from '../../../components/second-factor/second-factor.texts';
import { PasswordDialog } from './password-dialog';

interface AppButtonProps {
  /** Looks like the second choice. */
  quiet: boolean;
  onBegun: (setUp: MfaSetUp) => void;
}

/** Asks for the password and begins to set up an authenticator app. */
export function AppButton({ quiet, onBegun }: AppButtonProps) {
  const [begin] = useBeginMfaMutation();
  const [asking, setAsking] = useState(false);
  const text = texts.off;
  return (
    <>
      <Button variant={quiet ? 'default' : 'filled'} onClick={() => setAsking(true)}>
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
