import { IconEye, IconEyeOff } from '@tabler/icons-react';
import type { WithdrawalEvidence } from '../../api/withdrawals.gen';
import { BusyButton } from '../../components/base/busy-button';
import { texts as shared } from '../../components/base/components.texts';
import { RecordFields } from '../../components/record-form/record-form';
import type { Field } from '../../components/record-form/field';
import { Sheet } from '../../components/base/sheet';
import { useReveal } from './use-reveal';
import classes from './withdrawals.module.css';
import { texts } from './withdrawals.texts';
import { IfMay } from '../../components/base/rights/if-may';

const { record } = texts;
type Values = Record<'accountNo' | 'ifscCode' | 'bankName' | 'panNumber', string>;
const fields: Field<Values>[] = [
  { name: 'accountNo', label: record.fields.account },
  { name: 'ifscCode', label: record.fields.ifsc },
  { name: 'bankName', label: record.fields.bank },
  { name: 'panNumber', label: record.fields.pan, whenEmpty: shared.notApplicable },
];

/** The bank account that receives the payout, masked until it is revealed. */
export function BankAccount({ request, panNumber }: WithdrawalEvidence) {
  const { account, revealing, show, hide } = useReveal(request.userId._id, request._id);
  const { accountNo, ifscCode, bankName } = request;
  const Icon = account ? IconEyeOff : IconEye;
  return (
    <Sheet
      title={record.account}
      actions={
        <IfMay right="withdrawals.reveal">
          <BusyButton
            size="xs"
            variant="light"
            loading={revealing}
            leftSection={<Icon size={15} />}
            onClick={() => (account ? hide() : void show())}
          >
            {account ? record.hide : record.reveal}
          </BusyButton>
        </IfMay>
      }
    >
      <RecordFields
        label={record.account}
        fields={fields}
        values={account ?? { accountNo, ifscCode, bankName, panNumber }}
      />
      <IfMay right="withdrawals.reveal">
        <p className={classes.note}>{account ? record.revealed : record.revealNote}</p>
      </IfMay>
    </Sheet>
  );
}
