import type { StatementAccount } from '../../api/ledger.gen';
import { BackLink } from '../../components/base/back-link';
import { paths } from '../../lib/paths';
import { partsOf } from './account';
import { texts } from './ledger.texts';

const { back } = texts.statement;

/** Links a statement to the account's owner, or to the sums of all accounts for the platform and for deleted owners. */
export function StatementBack({ account, head }: { account: string; head?: StatementAccount | undefined }) {
  const { kind, id } = partsOf(account);
  if (!id || !kind || head?.deleted) return <BackLink to={paths.admin.reconciliation}>{back.other}</BackLink>;
  return kind === 'coinAgency' ? (
    <BackLink to={paths.admin.coinAgency.view(id)}>{head?.label ?? back.coinAgency}</BackLink>
  ) : (
    <BackLink to={paths.admin.user(id)}>{head?.label ?? back.user}</BackLink>
  );
}
