import { staffSessionsList } from '../../api/staff-sessions.lists.gen';
import {
  useEndStaffSessionMutation,
  useEndStaffSessionsMutation,
  useListStaffSessionsQuery,
  type StaffSession,
} from '../../api/staff-sessions.gen';
import { counted, useBulk } from '../../components/bulk/use-bulk';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListPage } from '../../components/base/list-page/list-page';
import { useInstantRows } from '../../components/base/use-instant';
import { useListState } from '../../lib/use-list-state';
import { columns, deviceName } from './session-columns';
import { texts } from './sessions.texts';

const filters = listFilters(staffSessionsList, {
  role: [texts.role, texts.roles],
  signedIn: texts.columns.since,
  used: texts.columns.used,
});

const actions = [
  { name: 'end', right: 'sessions.end', ...texts.bulk, danger: true, reason: 'optional' },
] as const;
const what = counted('session');
const stale = ['staff-sessions'];
const rowName = (session: StaffSession) => texts.nameOf(session.name, deviceName(session));

/** The sessions of all staff; every session except the reader's current one can be ended here. */
export function SessionsPage() {
  const list = useListState(staffSessionsList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const sessions = useListStaffSessionsQuery({ ...list.arg, ...values });
  const rows = sessions.data?.details;
  const total = sessions.data?.total;
  const [end] = useEndStaffSessionMutation();
  const [endAll] = useEndStaffSessionsMutation();
  const { runFor, isSending } = useInstantRows();

  const stop = (session: StaffSession) =>
    runFor(session._id, { ...texts.ask(session.name, deviceName(session)), danger: true }, () =>
      end({ endStaffSessionDto: { id: session._id } }).unwrap(),
    );
  const { all: _all, ...selecting } = useBulk<StaffSession>({
    ...{ list, query: sessions, rows, total, filter: values, actions, what, stale, rowName },
    can: ({ current }) => !current,
    start: ({ action: _action, value: _value, ...endStaffSessionsDto }, filter, key) =>
      endAll({
        ...(!endStaffSessionsDto.ids && filter),
        endStaffSessionsDto,
        'Idempotency-Key': key,
      }).unwrap(),
  });
  return (
    <ListPage
      {...selecting}
      list={list}
      query={sessions}
      rows={rows}
      total={total}
      columns={columns}
      rowName={rowName}
      searchLabel={texts.search}
      actions={(session) =>
        session.current
          ? []
          : [
              {
                label: texts.end,
                right: 'sessions.end' as const,
                danger: true,
                busy: isSending(session._id),
                onClick: () => void stop(session),
              },
            ]
      }
      filterBar={filterBar}
      empty={emptyOr(texts.empty)}
    />
  );
}
