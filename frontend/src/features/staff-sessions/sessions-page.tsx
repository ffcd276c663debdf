import { NativeSelect } from '@mantine/core';
import {
  useEndStaffSessionMutation,
  useListStaffSessionsQuery,
  type StaffSession,
} from '../../api/staff-sessions.gen';
import { ListPage } from '../../components/list-page/list-page';
import { useInstant } from '../../components/use-instant';
import { useFilters } from '../../lib/use-filters';
import { useListState } from '../../lib/use-list-state';
import { columns, deviceName } from './session-columns';
import { texts } from './sessions.texts';

const sorts = ['lastUsedAt', 'createdAt'] as const;
const accepts = { role: (value: string) => value in texts.roles };
const roles = [
  { value: '', label: texts.allRoles },
  ...Object.entries(texts.roles).map(([value, label]) => ({ value, label })),
];

/** Where staff are signed in; any session but this one can be ended from here. */
export function SessionsPage() {
  const list = useListState({ limit: 20, sorts });
  const { values, change } = useFilters(accepts);
  const sessions = useListStaffSessionsQuery({
    ...list.arg,
    role: values.role as StaffSession['role'] | undefined,
  });
  const [end] = useEndStaffSessionMutation();
  const { run, sending } = useInstant();

  const stop = (session: StaffSession) =>
    run({ ...texts.ask(session.name, deviceName(session)), danger: true }, () =>
      end({ endStaffSessionDto: { id: session._id } }).unwrap(),
    );
  return (
    <ListPage
      title={texts.title}
      list={list}
      query={sessions}
      rows={sessions.data?.details}
      total={sessions.data?.total}
      columns={columns}
      rowName={(session) => texts.nameOf(session.name, deviceName(session))}
      searchLabel={texts.search}
      actions={(session) =>
        session.current
          ? []
          : [{ label: texts.end, danger: true, busy: sending, onClick: () => void stop(session) }]
      }
      filters={
        <NativeSelect
          aria-label={texts.role}
          data={roles}
          value={values.role ?? ''}
          onChange={({ currentTarget }) => change({ role: currentTarget.value })}
        />
      }
      empty={texts.empty}
    />
  );
}
