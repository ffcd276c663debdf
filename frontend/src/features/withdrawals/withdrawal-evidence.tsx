import { useFetchWithdrawalEvidenceQuery, type Withdrawal } from '../../api/withdrawals.gen';
import { EvidenceFrame, Facts } from '../../components/decision-queue/evidence';
import { ErrorState } from '../../components/base/state-views';
import { AgencyChain, factsOf, Sources, History, Requests, Warnings } from './findings';
import { nameOf } from './withdrawal-states';

/** The evidence for the decision about a request, shown below its row. */
export function WithdrawalEvidence({ request }: { request: Withdrawal }) {
  const { currentData: data, error, refetch } = useFetchWithdrawalEvidenceQuery({ id: request._id });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const evidence = data?.details;
  return (
    <EvidenceFrame name={nameOf(request)} picture={request.userId.picture}>
      {evidence && (
        <>
          <Facts facts={factsOf(evidence)} />
          <Warnings {...evidence} />
          <History {...evidence} />
          <Requests {...evidence} />
          <Sources {...evidence} />
          <AgencyChain {...evidence} />
        </>
      )}
    </EvidenceFrame>
  );
}
