import { signInsList } from '../../api/sign-ins.lists.gen';
import { useListSignInsQuery, type SignInEntry } from '../../api/sign-ins.gen';
import { linked, listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListSection } from '../../components/base/list-page/list-section';
import type { Column } from '../../components/base/list-page/list.types';
import { eventColumns, saidOf } from '../../components/sign-ins/sign-in-columns';
import { texts as shared } from '../../components/sign-ins/sign-in.texts';
import { formatDateTime } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import { texts } from './sign-ins.texts';
import classes from './sessions.module.css';
import { Who } from './who';

const filters = listFilters(signInsList, {
  kind: [shared.kind, shared.kinds],
  role: [texts.role, texts.roles],
  days: texts.date,
  account: linked(() => texts.account),
});

const columns: Column<SignInEntry>[] = [
  {
    field: 'name',
    title: texts.columns.who,
    card: 'title',
    value: (entry) =>
      entry.account ? (
        <Who {...entry} />
      ) : (
        <span className={classes.unknown}>{texts.unknown(entry.role)}</span>
      ),
  },
  { field: 'role', title: texts.columns.role, minor: true, value: ({ role }) => texts.roles[role] },
  ...eventColumns.map((column): Column<SignInEntry> => {
    const { card, ...pair } = column;
    return card ? { ...pair, card: 'badge' } : pair;
  }),
];

/** The sign-in history of all staff, newest first. */
export function SignInHistory() {
  const list = useListState(signInsList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const { page, limit, search, sort } = list.arg;
  const events = useListSignInsQuery({ page, limit, search, sort, ...values });
  return (
    <ListSection
      title={texts.tabs.history}
      list={list}
      query={events}
      rows={events.data?.details}
      total={events.data?.total}
      columns={columns}
      searchLabel={texts.search}
      rowName={(entry) =>
        texts.nameOf(saidOf(entry), entry.name || texts.unknown(entry.role), formatDateTime(entry.at))
      }
      filterBar={filterBar}
      bar={
        <p role="status" className={classes.partial}>
          {events.data?.partial && texts.partial}
        </p>
      }
      empty={emptyOr(texts.empty)}
    />
  );
}
