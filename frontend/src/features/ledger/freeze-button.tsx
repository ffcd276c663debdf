import { Button } from '@mantine/core';
import { IconSnowflake, IconSnowflakeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useFreezeWalletMutation, useThawWalletMutation } from '../../api/ledger.gen';
import { IfMay } from '../../components/base/rights/if-may';
import { ReasonDialog } from '../../components/record-form/reason-dialog';
import { texts } from './ledger.texts';

const { wallet: text } = texts;

interface FreezeButtonProps {
  /** user:{id} or coinAgency:{id}. */
  account: string;
  who: string;
  frozen: boolean;
}

/** Freezes or thaws a wallet; both need a reason. */
export function FreezeButton({ account, who, frozen }: FreezeButtonProps) {
  const [asked, setAsked] = useState<'freeze' | 'thaw'>();
  const [freeze] = useFreezeWalletMutation();
  const [thaw] = useThawWalletMutation();
  const Icon = frozen ? IconSnowflakeOff : IconSnowflake;
  const wanted = frozen ? 'thaw' : 'freeze';
  return (
    <IfMay right="ledger.write">
      <Button variant="default" leftSection={<Icon size={16} />} onClick={() => setAsked(wanted)}>
        {text[wanted]}
      </Button>
      {asked && (
        <ReasonDialog
          title={asked === 'freeze' ? text.freezeTitle(who) : text.thawTitle(who)}
          effect={asked === 'freeze' ? text.freezeEffect : text.thawEffect}
          label={text.reason}
          hint={text.recorded}
          yes={text[asked]}
          danger={asked === 'freeze'}
          onGive={(reason) =>
            (asked === 'freeze' ? freeze : thaw)({ walletDto: { account, reason } }).unwrap()
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </IfMay>
  );
}
