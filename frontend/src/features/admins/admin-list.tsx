import { useState } from 'react';
import { adminsList } from '../../api/admins.lists.gen';
import { useListRightSetsQuery } from '../../api/right-sets.gen';
import { useListWaitingOwnersQuery } from '../../api/waiting-owners.gen';
import { useChanges } from '../../api/use-changes';
import { useIssueAdminPasswordMutation, useListAdminsQuery, type ListedAdmin } from '../../api/admins.gen';
import { useResetAdminMfaMutation } from '../../api/second-factor-resets.gen';
import cell from '../../components/base/cell.module.css';
import { Clip } from '../../components/base/clip';
import { byAccount } from '../../components/base/filters/account-filters';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { FirstSignInNotice } from '../../components/first-sign-in/first-sign-in-notice';
import { IssuePassword } from '../../components/first-sign-in/issue-password';
import { ListPage } from '../../components/base/list-page/list-page';
import type { Column, MoreProps, RowAction, RowDetails } from '../../components/base/list-page/list.types';
import { onDemand } from '../../components/base/on-demand';
import { PhoneNumber } from '../../components/base/phone-number';
import { Picture } from '../../components/base/picture';
import { StatusBadge } from '../../components/base/status-badge';
import { useInstant } from '../../components/base/use-instant';
import { useViewAs } from '../../components/view-as/use-view-as';
import { formatDate } from '../../lib/format';
import { adminPassword } from '../../lib/admin-password';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import classes from './admins.module.css';
import { texts } from './admins.texts';
import { ChangeSets } from './change-sets';
import { DisableAdmin } from './disable-admin';
import { EnableAdmin } from './enable-admin';
import { WaitingOwners } from './waiting-owners';

interface Known {
  self: string | undefined;
  setNames: ReadonlyMap<string, string>;
  /** The _ids of the admins who wait for another Owner. */
  waiting: ReadonlySet<string>;
}

const columns = ({ self, setNames, waiting }: Known): Column<ListedAdmin>[] => [
  {
    field: 'image',
    title: texts.columns.image,
    card: 'picture',
    value: ({ image, name }) => <Picture image={image} name={name} />,
  },
  {
    field: 'name',
    title: texts.columns.name,
    card: 'title',
    value: ({ _id, name, email }) => (
      <div className={cell.names}>
        <span translate="no" className={classes.name}>
          {name}
        </span>
        {email && <Clip className={classes.email}>{email}</Clip>}
        {_id === self && <StatusBadge tone="accent">{texts.you}</StatusBadge>}
      </div>
    ),
  },
  { field: 'number', title: texts.columns.phone, value: ({ number }) => <PhoneNumber number={number} /> },
  {
    field: 'sets',
    title: texts.columns.sets,
    exported: false,
    value: ({ _id, sets }) => (
      <div className={cell.names}>
        {sets.length > 0 && <span>{sets.map((set) => setNames.get(set) ?? '…').join(', ')}</span>}
        {waiting.has(_id) && <StatusBadge tone="warn">{texts.waiting.badge}</StatusBadge>}
      </div>
    ),
  },
  {
    field: 'secondFactor',
    title: texts.columns.secondFactor,
    exported: false,
    value: ({ secondFactor }) => (secondFactor ? texts.factorOn : texts.factorOff),
  },
  {
    field: 'createdAt',
    title: texts.columns.created,
    value: ({ createdAt }) => formatDate(createdAt),
  },
  {
    field: 'status',
    title: texts.columns.status,
    card: 'badge',
    value: ({ status }) => (
      <StatusBadge tone={status === 'active' ? 'good' : 'bad'}>{texts[status]}</StatusBadge>
    ),
  },
];

const AdminMore = onDemand<MoreProps<ListedAdmin>>(async () => (await import('./admin-more')).AdminMore);
const details: RowDetails<ListedAdmin> = { more: (props) => <AdminMore {...props} /> };

const filters = listFilters(adminsList, byAccount);

/** The list of the platform's admins. `self` is the reader's own id: the own account is changed in the profile. */
export function AdminList({ self }: { self: string | undefined }) {
  const list = useListState(adminsList);
  const { page, limit, search, sort, around } = list.arg;
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const admins = useListAdminsQuery({ page, limit, search, sort, around, ...values });
  const sets = useListRightSetsQuery();
  const waiting = useListWaitingOwnersQuery();
  const requests = waiting.data?.details ?? [];
  useChanges('staff', () => void waiting.refetch());
  const setNames = new Map(sets.data?.details.map(({ _id, name }) => [_id, name]));
  const [changing, setChanging] = useState<ListedAdmin>();
  const [leaving, setLeaving] = useState<ListedAdmin>();
  const [returning, setReturning] = useState<ListedAdmin>();
  const [forgetful, setForgetful] = useState<ListedAdmin>();
  const [issue] = useIssueAdminPasswordMutation();
  const [resetFactor] = useResetAdminMfaMutation();
  const { run } = useInstant();
  const { viewAs, dialog } = useViewAs('admin');
  const right = 'admins.manage';
  const actionsOf = (admin: ListedAdmin): RowAction[] => {
    const shown = { label: texts.whatTheyMay, to: paths.admin.rightsOf(admin._id) };
    if (admin._id === self) return [shown];
    if (admin.status === 'disabled')
      return [shown, { label: texts.enable, right, onClick: () => setReturning(admin) }];
    const reset: RowAction = {
      label: texts.resetFactor,
      right,
      onClick: () => {
        const send = () => resetFactor({ id: admin._id }).unwrap();
        void run(texts.askReset(admin.name), send, texts.resetFactorFailed, { name: admin.name });
      },
    };
    return [
      shown,
      viewAs(admin),
      { label: texts.changeSets, right, onClick: () => setChanging(admin) },
      { label: texts.issue, right, onClick: () => setForgetful(admin) },
      ...(admin.secondFactor ? [reset] : []),
      { label: texts.disable, right, danger: true, onClick: () => setLeaving(admin) },
    ];
  };
  return (
    <>
      <FirstSignInNotice list="admin" />
      <ListPage
        title={texts.title}
        list={list}
        query={admins}
        rows={admins.data?.details}
        total={admins.data?.total}
        columns={columns({ self, setNames, waiting: new Set(requests.map(({ admin }) => admin)) })}
        rowName={({ name }) => name}
        actions={actionsOf}
        details={details}
        searchLabel={texts.search}
        filterBar={filterBar}
        empty={emptyOr(undefined)}
        addTo={paths.admin.addAdmin}
        above={
          requests.length > 0 && (
            <WaitingOwners requests={requests} onSettled={() => void waiting.refetch()} />
          )
        }
      />
      {dialog}
      {changing && <ChangeSets admin={changing} onClose={() => setChanging(undefined)} />}
      {leaving && <DisableAdmin admin={leaving} onClose={() => setLeaving(undefined)} />}
      {returning && <EnableAdmin admin={returning} onClose={() => setReturning(undefined)} />}
      {forgetful && (
        <IssuePassword
          account={{
            name: forgetful.name,
            loginLabel: texts.fields.phone,
            login: forgetful.number,
          }}
          number={forgetful.number}
          limit={adminPassword}
          mayKeep={false}
          onIssue={({ password }) =>
            issue({ id: forgetful._id, issueAdminPasswordDto: { password } }).unwrap()
          }
          onClose={() => setForgetful(undefined)}
        />
      )}
    </>
  );
}
