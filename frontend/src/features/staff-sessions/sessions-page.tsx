import {
  useEndStaffSessionMutation,
  useListStaffSessionsQuery,
  type StaffSession,
} from '../../api/staff-sessions.gen';
import { ChoiceFilter } from '../../components/filters/choice-filter';
import { ListPage } from '../../components/list-page/list-page';
import { useInstantRows } from '../../components/use-instant';
import { oneOf, useFilters } from '../../lib/use-filters';
import { useListState } from '../../lib/use-list-state';
import { columns, deviceName } from './session-columns';
import { texts } from './sessions.texts';

const sorts = ['lastUsedAt', 'createdAt'] as const;
const accepts = { role: oneOf(texts.roles) };

/** The sessions of all staff; every session except the reader's current one can be ended here. */
export function SessionsPage() {
  const list = useListState({ limit: 20, sorts });
  const { values, change } = useFilters(accepts);
  const sessions = useListStaffSessionsQuery({ ...list.arg, role: values.role });
  const [end] = useEndStaffSessionMutation();
  const { runFor, isSending } = useInstantRows();

  const stop = (session: StaffSession) =>
    runFor(session._id, { ...texts.ask(session.name, deviceName(session)), danger: true }, () =>
      end({ endStaffSessionDto: { id: session._id } }).unwrap(),
    );
  return (
    <ListPage
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
          : [
              {
                label: texts.end,
                danger: true,
                busy: isSending(session._id),
                onClick: () => void stop(session),
              },
            ]
      }
      filters={
        <ChoiceFilter
          label={texts.role}
          all={texts.allRoles}
          choices={texts.roles}
          value={values.role}
          onChange={(role) => change({ role })}
        />
      }
      empty={texts.empty}
    />
  );
}
