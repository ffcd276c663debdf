import { ownSignInsList } from '../../api/sign-ins.lists.gen';
import { useListOwnSignInsQuery } from '../../api/sign-ins.gen';
import { listFilters } from '../../components/base/filters/list-filters';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { ListSection } from '../../components/base/list-page/list-section';
import { eventColumns, saidOf } from '../../components/sign-ins/sign-in-columns';
import { texts as shared } from '../../components/sign-ins/sign-in.texts';
import { formatDateTime } from '../../lib/format';
import { useListState } from '../../lib/use-list-state';
import { texts } from './profile.texts';

const filters = listFilters(ownSignInsList, { kind: [shared.kind, shared.kinds] });

/** The history of the account's own sign-in, newest first. */
export function SignInList() {
  const list = useListState(ownSignInsList);
  const { values, filterBar, emptyOr } = useListFilters(filters);
  const { page, limit, sort } = list.arg;
  const events = useListOwnSignInsQuery(
    { page, limit, sort, ...values },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListSection
      title={texts.tabs.history}
      list={list}
      query={events}
      rows={events.data?.details}
      total={events.data?.total}
      columns={eventColumns}
      rowName={(entry) => `${saidOf(entry)}, ${formatDateTime(entry.at)}`}
      filterBar={filterBar}
      empty={emptyOr(texts.history.empty)}
    />
  );
}
