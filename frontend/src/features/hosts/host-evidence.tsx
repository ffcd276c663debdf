import {
  useFetchHostEvidenceQuery,
  type Host,
  type HostEvidence as Found,
  type HostUser,
} from '../../api/hosts.gen';
import {
  Evidence,
  Facts,
  Finding,
  FindingList,
  NoFinding,
  Warning,
} from '../../components/decision-queue/evidence';
import type { MoreProps } from '../../components/base/list-page/list.types';
import { PresentPeople } from '../../components/presence/present-people';
import { ErrorState } from '../../components/base/state-views';
import { StateWarning } from '../../components/user-state/state-warning';
import { formatAgo, formatDate, formatDateTime, formatNumber } from '../../lib/format';
import { HostState } from './host-columns';
import { texts } from './hosts.texts';

/** The evidence for the decision about an application. */
export function HostEvidence({ row }: MoreProps<Host>) {
  const { currentData: data, error, refetch } = useFetchHostEvidenceQuery({ id: row._id });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PresentPeople kind="host" id={row._id} />
      <Evidence>{data && <Findings {...data.details} />}</Evidence>
    </>
  );
}

function Findings({ host, user, history, applications, samePhone }: Found) {
  return (
    <>
      {user ? <UserFacts user={user} /> : <NoFinding>{texts.gone}</NoFinding>}
      <StateWarning user={user} />
      {samePhone.length > 0 && (
        <Warning title={texts.samePhone} hint={texts.samePhoneHint}>
          <Applications hosts={samePhone} />
        </Warning>
      )}
      <Finding title={texts.history}>
        <FindingList ordered>
          <li>{texts.appliedAt(formatDateTime(host.createdAt))}</li>
          {history.map((step) => (
            <li key={step.at}>
              <span>
                <strong>{texts.moved[step.to as 1 | 2]}</strong>{' '}
                {texts.decidedBy(step.name || texts.ownAdmin)}
                {step.code && step.code !== step.name && ` (${step.code})`}, {formatDateTime(step.at)}
                {step.reason && <q>{step.reason}</q>}
              </span>
            </li>
          ))}
        </FindingList>
        {!history.length && <NoFinding>{texts.noHistory}</NoFinding>}
      </Finding>
      <Finding title={texts.others}>
        {applications.length ? (
          <Applications hosts={applications} />
        ) : (
          <NoFinding>{texts.noOthers}</NoFinding>
        )}
      </Finding>
    </>
  );
}

function UserFacts({ user }: { user: HostUser }) {
  const { counts } = texts;
  return (
    <Facts
      facts={[
        [counts.videos, formatNumber(user.videos)],
        [counts.followers, formatNumber(user.follow)],
        [counts.following, formatNumber(user.following)],
        [counts.coins, formatNumber(user.coin)],
        [counts.receivingCoins, formatNumber(user.recievingCoins)],
        [counts.joined, formatDate(user.createdAt)],
      ]}
    />
  );
}

const Applications = ({ hosts }: { hosts: Host[] }) => (
  <FindingList>
    {hosts.map((host) => (
      <li key={host._id}>
        <span>
          <strong translate="no">{host.username}</strong> · {host.realName} ·{' '}
          <code translate="no">{host.agencyCode}</code> · {formatAgo(host.createdAt)}
        </span>
        <HostState host={host} />
        {host.decision?.reason && <q>{host.decision.reason}</q>}
      </li>
    ))}
  </FindingList>
);
