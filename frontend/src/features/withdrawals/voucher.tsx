import type { AccountDetails, WithdrawalEvidence } from '../../api/withdrawals.gen';
import { Mark } from '../../components/mark';
import { brand } from '../../lib/brand';
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
    <article className={classes.sheet} aria-label={voucher.title}>
      <header className={classes.head}>
        <Mark size={36} />
        <div>
          <p className={classes.brand}>{brand.name}</p>
          <h1 className={classes.title}>{voucher.title}</h1>
        </div>
        <p className={classes.number}>
          {voucher.number} <code>{request._id}</code>
        </p>
      </header>
      <div className={classes.amount}>
        <span>{voucher.amount}</span>
        <strong>{voucher.coins(formatNumber(request.coins))}</strong>
      </div>
      <h2 className={classes.part}>{voucher.payee}</h2>
      <dl className={classes.rows}>
        {[...payeeOf(evidence, account), ...stepsOf(evidence)].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes.signatures}>
        {voucher.signatures.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </article>
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
