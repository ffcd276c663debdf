import type { WithdrawalEvidence } from '../../api/withdrawals.gen';
import { Finding, FindingList, NoFinding, Warning } from '../../components/decision-queue/evidence';
import { StateWarning } from '../../components/user-state/state-warning';
import { formatAgo, formatDateTime, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { WithdrawalState } from './withdrawal-columns';
import { faultsIn } from './withdrawal-states';
import { texts } from './withdrawals.texts';
import { ScreenLink } from '../../components/base/rights/screen-link';

const { evidence: label } = texts;

/** Warnings: findings that speak against a payout. */
export function Warnings({ request, frozen, sameAccount, standing }: WithdrawalEvidence) {
  return (
    <>
      <StateWarning user={standing} />
      {request.faults && (
        <Warning title={texts.faults.title} hint={texts.faults.hint(faultsIn(request.faults))} />
      )}
      {frozen && <Warning title={label.frozen} hint={label.frozenHint(frozen)} />}
      {sameAccount.length > 0 && (
        <Warning title={label.sameAccount} hint={label.sameAccountHint}>
          <FindingList>
            {sameAccount.map(({ _id, username, requests, last }) => (
              <li key={_id}>
                <ScreenLink to={paths.admin.user(_id)}>{username}</ScreenLink>
                <span>{label.sameAccountRow(requests, formatAgo(last))}</span>
              </li>
            ))}
          </FindingList>
        </Warning>
      )}
    </>
  );
}

export const factsOf = ({
  totalPaid,
  held,
  earnings,
  totalEarned,
}: WithdrawalEvidence): [string, string][] => [
  [label.facts.totalPaid, formatNumber(totalPaid)],
  [label.facts.held, formatNumber(held)],
  [label.facts.earnings, formatNumber(earnings)],
  [label.facts.totalEarned, formatNumber(totalEarned)],
];

export function History({ request, decisions, export: bankExport }: WithdrawalEvidence) {
  return (
    <Finding title={label.history}>
      <FindingList ordered>
        <li>{label.asked(formatDateTime(request.createdAt))}</li>
        {decisions.map(({ to, by, agreedBy, at, reason }) => (
          <li key={at}>
            <span>
              <strong>{label.moved[to]}</strong> {texts.decidedBy(by)}
              {agreedBy && label.together(agreedBy)}, {formatDateTime(at)}
              {reason && <q>{reason}</q>}
            </span>
          </li>
        ))}
        {bankExport && <li>{texts.exports.in(formatDateTime(bankExport.at), bankExport.by)}</li>}
      </FindingList>
    </Finding>
  );
}

export function Requests({ requests }: WithdrawalEvidence) {
  return (
    <Finding title={label.requests}>
      <FindingList>
        {requests.map((one) => (
          <li key={one._id}>
            <ScreenLink to={paths.admin.withdrawal(one.userId._id, one._id)}>
              {label.request(formatNumber(one.coins))}
            </ScreenLink>
            <time dateTime={one.createdAt} title={formatDateTime(one.createdAt)}>
              {formatAgo(one.createdAt)}
            </time>
            <WithdrawalState request={one} />
            {one.status === 2 && one.reason && <q>{one.reason}</q>}
          </li>
        ))}
      </FindingList>
      {!requests.length && <NoFinding>{label.noRequests}</NoFinding>}
    </Finding>
  );
}

/** The sources of the earnings. They add up to the paid, pending and available coins. */
export function Sources({ gifts, otherGifts, otherCoins, totalEarned }: WithdrawalEvidence) {
  const others = [
    [label.otherGifts, otherGifts],
    [label.otherCoins, otherCoins],
  ] as const;
  return (
    <Finding title={label.gifts}>
      <FindingList>
        {gifts.map(({ title, count, coins }) => (
          <li key={title}>
            <strong>{title}</strong> {label.gift(count, formatNumber(coins))}
          </li>
        ))}
        {others.map(
          ([name, coins]) =>
            coins !== 0 && (
              <li key={name}>
                <strong>{name}</strong> {label.coins(formatNumber(coins))}
              </li>
            ),
        )}
      </FindingList>
      {totalEarned > 0 ? (
        <p>{label.sum(formatNumber(totalEarned))}</p>
      ) : (
        !gifts.length && <NoFinding>{label.noGifts}</NoFinding>
      )}
    </Finding>
  );
}

export function AgencyChain({ agency: { uniqueId, bd, admin } }: WithdrawalEvidence) {
  return (
    <Finding title={label.agency}>
      {uniqueId ? (
        <code translate="no">{[uniqueId, admin, bd].filter(Boolean).join(' › ')}</code>
      ) : (
        <NoFinding>{label.noAgency}</NoFinding>
      )}
    </Finding>
  );
}
