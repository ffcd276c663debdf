import { ownStatementList } from '../../api/recharge.lists.gen';
import { useListOwnStatementQuery } from '../../api/recharge.gen';
import { useListFilters } from '../../components/base/filters/use-list-filters';
import { shownDays } from '../../components/base/list-page/list-days';
import { ListPage } from '../../components/base/list-page/list-page';
import { formatDateTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useListState } from '../../lib/use-list-state';
import { texts } from './ledger.texts';
import { ownStatementColumns } from './own-statement-columns';
import { PeriodSums } from './period-sums';
import { PrintLink } from './print-link';
import { statementDays } from './statement-days';
import { ownStatementFilters } from './statement-filters';

const { own: text } = texts;

/** Every entry of the coin agency's own wallet, with the balance after each entry. */
export function OwnStatementPage() {
  const list = useListState(ownStatementList);
  const { values, filterBar, emptyOr } = useListFilters(ownStatementFilters);
  const statement = useListOwnStatementQuery({ ...list.arg, daySums: true, ...values });
  const { data } = statement;
  return (
    <ListPage
      list={list}
      query={statement}
      rows={data?.details}
      total={data?.total}
      columns={ownStatementColumns}
      days={shownDays(data?.days, statementDays)}
      rowName={({ entry, createdAt }) => `${text.entries[entry]}, ${formatDateTime(createdAt)}`}
      actions={({ _id, entry }) =>
        entry === 'sold' ? [{ label: text.receipt, to: paths.coin.receipt(_id) }] : []
      }
      searchLabel={text.search}
      filterBar={filterBar}
      bar={<PeriodSums period={data?.period} labels={text.period} />}
      aside={<PrintLink to={paths.coin.statementPrint} days={values} />}
      empty={emptyOr(text.empty)}
    />
  );
}
