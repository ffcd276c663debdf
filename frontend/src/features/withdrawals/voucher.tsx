import type { AccountDetails, WithdrawalEvidence } from '../../api/withdrawals.gen';
import { Paper } from '../../components/paper/paper';
import { formatDateTime, formatNumber } from '../../lib/format';
import classes from './voucher.module.css';
import { texts } from './withdrawals.texts';

const { voucher } = texts;

interface VoucherProps {
  evidence: WithdrawalEvidence;
  /** The full bank account, if it was revealed. */
  account: AccountDetails | undefined;
}

/** The printed sheet. */
export function Voucher({ evidence, account }: VoucherProps) {
  const { request } = evidence;
  return (
    <Paper
      title={voucher.title}
      number={[voucher.number, request._id]}
      amount={[voucher.amount, voucher.coins(formatNumber(request.coins))]}
      heading={voucher.payee}
      rows={[...payeeOf(evidence, account), ...stepsOf(evidence)]}
    >
      <ul className={classes.signatures}>
        {voucher.signatures.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Paper>
  );
}

const { rows: label } = voucher;

const payeeOf = (
  { request, user, panNumber }: WithdrawalEvidence,
  account: AccountDetails | undefined,
): [string, string][] => [
  [label.name, user.name],
  [label.username, user.username],
  [label.bank, request.bankName],
  [label.account, account?.accountNo ?? request.accountNo],
  [label.ifsc, request.ifscCode],
  [label.pan, account?.panNumber ?? panNumber],
];

function stepsOf({ request, decisions, export: bankExport }: WithdrawalEvidence): [string, string][] {
  const approval = decisions.at(-1);
  const by = approval?.by ?? '';
  return [
    [label.asked, formatDateTime(request.createdAt)],
    [label.approved, formatDateTime(approval?.at)],
    [label.by, approval?.agreedBy ? voucher.and(approval.agreedBy, by) : by],
    [label.export, bankExport ? `${formatDateTime(bankExport.at)}, ${bankExport.by}` : voucher.notExported],
  ];
}
