import { useFetchWithdrawalEvidenceQuery, type Withdrawal } from '../../api/withdrawals.gen';
import { ErrorState } from '../../components/base/state-views';
import type { MoreProps } from '../../components/base/list-page/list.types';
import { Evidence, Facts, Warning } from '../../components/decision-queue/evidence';
import { PresentPeople } from '../../components/presence/present-people';
import { BankAccount } from './bank-account';
import { AgencyChain, factsOf, Sources, History, Requests, Warnings } from './findings';
import { repeatedMark } from './withdrawal-marks';

/** The evidence for the decision about a request, and its bank account. */
export function WithdrawalEvidence({ row }: MoreProps<Withdrawal>) {
  const { currentData: data, error, refetch } = useFetchWithdrawalEvidenceQuery({ id: row._id });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const evidence = data?.details;
  const repeated = repeatedMark(row);
  return (
    <>
      <PresentPeople kind="withdrawal" id={row._id} />
      <Evidence>
        {evidence && (
          <>
            {repeated && <Warning title={repeated.label} hint={repeated.reason} />}
            <Warnings {...evidence} />
            <BankAccount {...evidence} />
            <Facts facts={factsOf(evidence)} />
            <History {...evidence} />
            <Requests {...evidence} />
            <Sources {...evidence} />
            <AgencyChain {...evidence} />
          </>
        )}
      </Evidence>
    </>
  );
}
